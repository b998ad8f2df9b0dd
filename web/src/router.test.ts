// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import { routeOf, router } from "$web/router";

const at = (path: string) => routeOf(new URL(path, "http://here.test"));

describe("an address", () => {
  it("names a page", () => {
    expect(at("/")).toEqual({ page: "front", game: null });
    expect(at("/?game=horde")).toEqual({ page: "front", game: "horde" });
    expect(at("/t/abc")).toEqual({ page: "table", table: "abc", claim: "" });
    expect(at("/replay/abc/")).toEqual({ page: "replay", table: "abc" });
    expect(at("/rules/horde#HD-MOV-12")).toEqual({ page: "rules", game: "horde", at: "HD-MOV-12" });
    expect(at("/credits")).toEqual({ page: "credits" });
    expect(at("/learn/horde")).toEqual({ page: "learn", game: "horde", lesson: null });
    expect(at("/more/horde/puzzles")).toEqual({ page: "more", game: "horde", name: "puzzles" });
    expect(at("/learn/horde/first")).toEqual({ page: "learn", game: "horde", lesson: "first" });
  });

  it("carries the claim of an invitation in its fragment", () => {
    expect(at("/t/abc#c_l-aim")).toEqual({ page: "table", table: "abc", claim: "c_l-aim" });
  });

  it("that names none leads nowhere, without breaking anything", () => {
    for (const path of [
      "/nope",
      "/t",
      "/t/",
      "/t/a/b",
      "/credits/x",
      "/%",
      "/rules",
      "/learn",
      "/learn/a/b/c",
      "/more/a",
    ]) {
      expect(at(path)).toEqual({ page: "nowhere" });
    }
  });
});

describe("the router", () => {
  beforeEach(() => history.replaceState(null, "", "/"));

  function clicked(html: string, options: MouseEventInit = {}): boolean {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...options });
    document.body.addEventListener("click", router.follow, { once: true });
    document.querySelector("a")?.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it("follows a link to one of our pages", () => {
    expect(clicked('<a href="/credits">c</a>')).toBe(true);
    expect(location.pathname).toBe("/credits");
  });

  it("leaves everything else to the browser", () => {
    const left = [
      '<a href="http://elsewhere.test/credits">x</a>',
      '<a href="/api/tables/a/record" download>x</a>',
      '<a href="/api/tables/a/record">x</a>',
      '<a href="/credits" target="_blank">x</a>',
    ];
    expect(left.map((html) => clicked(html))).toEqual(left.map(() => false));
    expect(clicked('<a href="/credits">x</a>', { ctrlKey: true })).toBe(false);
    expect(location.pathname).toBe("/");
  });

  it("leaves no step back when it replaces", () => {
    const steps = history.length;
    router.go("/credits", { replace: true });
    expect([history.length, router.route.page]).toEqual([steps, "credits"]);
  });
});
