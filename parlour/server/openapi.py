"""The HTTP interface described in OpenAPI 3.1, generated from the routes themselves."""

import re
from collections.abc import Iterator, Mapping, Sequence
from http import HTTPStatus
from typing import Any, TypeAlias

from msgspec.json import schema_components

from parlour.server.bodies import Problem
from parlour.server.http.route import Call, Reply, Route

Schema: TypeAlias = dict[str, Any]
COMPONENTS = "#/components/schemas/{name}"
COMMON_ANSWERS: Mapping[int, Any] = {421: Problem, 429: Problem, 500: Problem}  # possible on every route
POST_ANSWERS: Mapping[int, Any] = {403: Problem}
BODY_ANSWERS: Mapping[int, Any] = {400: Problem, 413: Problem, 415: Problem}


def route(routes: Sequence[Route]) -> Route:
    """The address at which the description is found."""

    async def description(call: Call) -> Reply:
        return Reply(await call.services.pages.get(own.path, lambda: describe((*routes, own))))

    own = Route("GET", "/api/openapi.json", "This description.", description, {200: dict[str, Any]})
    return own


def describe(routes: Sequence[Route]) -> Schema:
    types = [kind for route in routes for kind in _types(route)]
    schemas, components = schema_components(types, ref_template=COMPONENTS)
    schema_of = dict(zip(map(repr, types), schemas, strict=True))
    paths: dict[str, Schema] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Parlour",
            "version": "1",
            "description": "Tables to play at. What happens at them is told over /socket.",
        },
        "paths": paths,
        "components": {"schemas": _without_queries(components, routes)},
    }


def answers_of(route: Route) -> dict[int, Any]:
    own = {**COMMON_ANSWERS, **route.answers}
    if route.method == "POST":
        own = {**POST_ANSWERS, **own}
    if route.takes is not None:
        own = {**BODY_ANSWERS, **own}
    if route.query is not None:
        own = {400: Problem, **own}
    return dict(sorted(own.items()))


def bodies_of(route: Route) -> Iterator[Any]:
    """The types of what the route takes and answers."""
    yield from (kind for kind in answers_of(route).values() if kind is not None and not isinstance(kind, str))
    if route.takes is not None:
        yield route.takes


def _types(route: Route) -> Iterator[Any]:
    yield from bodies_of(route)
    if route.query is not None:
        yield route.query


def _operation(route: Route, schema_of: Mapping[str, Schema], components: Mapping[str, Schema]) -> Schema:
    operation: Schema = {
        "summary": route.does,
        "operationId": re.sub(r"\W+", "-", f"{route.method.lower()}{route.path}").strip("-"),
        "parameters": [*_of_path(route), *_of_query(route, components)],
        "responses": {str(status): _answer(status, kind, schema_of) for status, kind in answers_of(route).items()},
    }
    if route.takes is not None:
        content = {"application/json": {"schema": schema_of[repr(route.takes)]}}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _answer(status: int, kind: Any, schema_of: Mapping[str, Schema]) -> Schema:
    answer: Schema = {"description": HTTPStatus(status).phrase}
    if isinstance(kind, str):
        answer["content"] = {kind: {"schema": {"type": "string"}}}
    elif kind is not None:
        answer["content"] = {"application/json": {"schema": schema_of[repr(kind)]}}
    return answer


def _of_path(route: Route) -> Iterator[Schema]:
    for name in re.findall(r"{(\w+)}", route.path):
        schema: Schema = {"type": "string"}
        if name in route.path_words:
            schema["enum"] = list(route.path_words[name])
        yield {"name": name, "in": "path", "required": True, "schema": schema}


def _of_query(route: Route, components: Mapping[str, Schema]) -> Iterator[Schema]:
    if route.query is not None:
        properties = components[route.query.__name__]["properties"]
        yield from ({"name": name, "in": "query", "required": False, "schema": schema} for name, schema in properties.items())


def _without_queries(components: Mapping[str, Schema], routes: Sequence[Route]) -> dict[str, Schema]:
    queries = {route.query.__name__ for route in routes if route.query is not None}
    return {name: schema for name, schema in components.items() if name not in queries}
