import "$web/theme/fonts.css";
import "$web/theme/tokens.css";
import "$web/theme/base.css";
import { mount } from "svelte";
import App from "$web/App.svelte";
import { firstLanguage, own } from "$web/words/own.svelte";

const target = document.getElementById("parlour");
if (!target) throw new Error("index.html has no element #parlour");

// no `await` here: the pages import from this very file, and would wait for its end
void own.speak(firstLanguage()).then(() => mount(App, { target }));
