/** The part of a word that stays the same in its other forms, roughly: enough to find «осада» when asked for «осады». */

const RUSSIAN =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|иям|ией|ить|ать|ять|еть|ет|ут|ют|ит|ат|ят|ах|ях|ов|ев|ей|ой|ий|ый|ая|яя|ое|ее|ые|ие|ам|ям|ом|ем|ую|юю|ия|ии|ию|а|я|о|е|ы|и|у|ю|ь|й)$/;
const ENGLISH = /(?:ings?|ers?|ed|es|s|e)$/;
const LEAST = 3;

/** One spelling for what people write in several ways. */
export function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase().replaceAll("ё", "е").replaceAll("−", "-");
}

/** The stem of a folded word. */
export function stem(word: string): string {
  const cut = word.replace(/[а-я]$/.test(word) ? RUSSIAN : ENGLISH, "");
  return cut.length >= LEAST ? cut : word;
}
