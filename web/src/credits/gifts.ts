/** What others made and Parlour uses: typefaces and libraries, with their licences. */

export const FONTS = [
  { name: "Forum", family: "var(--font-title)", key: "credits-font-forum" },
  { name: "Nunito", family: "var(--font-ui)", key: "credits-font-nunito" },
  { name: "Literata", family: "var(--font-text)", key: "credits-font-literata" },
] as const;

export const LIBRARIES = [
  { name: "Svelte", home: "https://svelte.dev", licence: "MIT" },
  { name: "Vite", home: "https://vite.dev", licence: "MIT" },
  { name: "Project Fluent", home: "https://projectfluent.org", licence: "Apache-2.0" },
  { name: "Starlette", home: "https://www.starlette.io", licence: "BSD-3-Clause" },
  { name: "Uvicorn", home: "https://www.uvicorn.org", licence: "BSD-3-Clause" },
  { name: "msgspec", home: "https://jcristharif.com/msgspec/", licence: "BSD-3-Clause" },
  { name: "SQLAlchemy", home: "https://www.sqlalchemy.org", licence: "MIT" },
  { name: "Alembic", home: "https://alembic.sqlalchemy.org", licence: "MIT" },
  { name: "rich", home: "https://rich.readthedocs.io", licence: "MIT" },
] as const;
