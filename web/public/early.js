// Sets the theme and the language before the first paint, and asks at once for what the first page needs.
// The same keys as in src/theme and src/words; the lists of files are written by early.ts.
(() => {
  const root = document.documentElement;
  const words = document.currentScript.dataset;
  let theme = null;
  let language = null;
  try {
    theme = localStorage.getItem("parlour.theme");
    language = localStorage.getItem("parlour.language");
  } catch {
    // a browser that keeps nothing: as the system is
  }
  const chosen = theme === "dark" || theme === "light";
  const dark = chosen ? theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "dark" : "light";
  for (const meta of chosen ? document.querySelectorAll("meta[data-of]") : []) {
    meta.media = meta.dataset.of === theme ? "all" : "not all";
  }
  const spoken = navigator.languages || [navigator.language];
  const preferred = spoken.map((each) => each.slice(0, 2)).find((each) => each === "ru" || each === "en");
  root.lang = language === "ru" || language === "en" ? language : preferred || "en";

  const ask = (facts) => document.head.append(Object.assign(document.createElement("link"), facts));
  for (const file of (words[root.lang] || "").split(" ").filter(Boolean)) {
    ask({ rel: "modulepreload", href: `/${file}` });
  }
  if (location.pathname === "/") ask({ rel: "preload", as: "fetch", crossOrigin: "anonymous", href: "/api/games" });
})();
