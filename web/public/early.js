// Sets the theme and the language before the first paint, and asks at once for what the first page needs.
// The same keys as in src/theme and src/words; the lists of files are written by early.ts.
(() => {
  const root = document.documentElement;
  const { latin, cyrillic, front, ...words } = document.currentScript.dataset;
  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem("parlour.theme");
    language = localStorage.getItem("parlour.language");
  } catch {
    // a browser that keeps nothing: as the system is
  }
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  const spoken = navigator.languages || [navigator.language];
  const preferred = spoken.map((each) => each.slice(0, 2)).find((each) => each === "ru" || each === "en");
  root.lang = language === "ru" || language === "en" ? language : preferred || "en";

  const ask = (files, facts) => {
    for (const file of (files || "").split(" ").filter(Boolean)) {
      const link = document.createElement("link");
      link.href = `/${file}`;
      Object.assign(link, facts(file));
      document.head.append(link);
    }
  };
  const font = () => ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  const part = (file) =>
    file.endsWith(".css") ? { rel: "preload", as: "style", crossOrigin: "anonymous" } : { rel: "modulepreload" };
  ask(latin, font);
  if (root.lang === "ru") ask(cyrillic, font);
  ask(words[root.lang], part);
  if (location.pathname === "/") ask(front, part);
})();
