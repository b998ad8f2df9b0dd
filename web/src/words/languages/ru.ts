/** The client's own words in Russian, as one piece. */
export default Object.values(
  import.meta.glob<string>(["../ru.ftl", "../*.ru.ftl"], { eager: true, query: "?raw", import: "default" }),
);
