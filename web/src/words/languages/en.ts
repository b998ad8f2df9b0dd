/** The client's own words in English, as one piece. */
export default Object.values(
  import.meta.glob<string>(["../en.ftl", "../*.en.ftl"], { eager: true, query: "?raw", import: "default" }),
);
