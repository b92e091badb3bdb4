import type { PersonTables } from "./whose";

export const germanOthers: PersonTables = {
  classes: {
    mine: "mein|meine|meiner|meinem|meinen|meines|unser|unsere|unserem|unserer|unseren",
    other:
      "(?:{mine}) (?:_ )?(?:{near})s?|(?:ein|eine|einem|einer) (?:_ )?(?:{near}|jugendliche|jugendlicher|frau) (?:von mir|aus (?:meiner|unserer|meinem) _)|(?:ein|eine) (?:freund|freundin|kollege|kollegin|bekannter|bekannte|nachbar|nachbarin|schuler|schulerin|mitschuler|mitschulerin|kumpel)|einer meiner _|eine meiner _|jemand (?:aus|in|den ich|der mir)",
    selfThird:
      "umbringen|umzubringen|umbringt|bringt sich um|sich das leben (?:nehmen|zu nehmen|nimmt)|sich was (?:antun|anzutun|antut)|sich etwas (?:antun|anzutun|antut)|sterben|tot sein|nicht mehr leben|nicht mehr da sein|schluss (?:machen|macht) mit (?:dem|ihrem|seinem) leben|schluss macht|sich erhangen|sich erschiessen|springen|selbstmord|verschwinden",
  },
  visitor: `
    ich !(glaube|denke|weiss|vermute|furchte|habe gehort|habe angst dass)
    (mich|mein leben|meinem leben|meines lebens|meine arme|meinen arm|meine haut|meine pulsadern)
    <!(sagt|sagte|schreibt|schrieb|erzahlt|erzahlte|hat|von|droht|gegenuber) mir !(gesagt|erzahlt|geschrieben|gedroht|anvertraut)
    uns
  `,
  others: `
    <!(fur|an) {other}
    <!(fur|an) {kin}
    ({kin}|{other}) (der|die|den|das)
    (er|sie|sich|jemand|jemandem|einem freund|einer freundin)
  `,
  victims: `
    ({hits}|{touches}) (sie|ihn|ihr|ihm|seine|ihre|seinen|ihren|sein|meine|mein|meinen|unsere|unseren|eine|ein|kinder|die) ~
    (sie|ihn|ihm|ihr|seine|ihre|seinen|meine|mein|meinen) (_ )?({near})? ~ ({hits}|{touches})
    (wird|werden|wurde) ~~ ({hits}|{touches})
  `,
  reports: `
    {other} (sagt|sagte|schreibt|schrieb|postet|postete|hat mir geschrieben|hat geschrieben|hat gesagt) (mir)? $
  `,
  selfHarm: `
    {other} ~~ ({selfThird}) (will|mochte|wollte|wurde|konnte|$|versucht|um)
    {other} (hat gesagt|sagt|sagte|meint|schreibt|schrieb|droht|hat geschrieben)? (dass)? (er|sie)? (bringt|bringe) sich ~ um
    {other} (will|mochte|wollte|redet davon|spricht davon|droht|hat versucht|versuchte) ~~ ({selfThird})
    {other} ~~ (sagt|sagte|meint|meinte|schreibt|schrieb|findet) (dass)? (er|sie) ~ (will|mochte|wollte) ~ ({selfThird})
    {other} ~~ (narben|schnitte|schnittwunden) ~~ (armen?|handgelenk*|beinen|ritzen)
    {other} ~~ (tabletten|pillen|schlaftabletten|medikamente) ~ (geschluckt|genommen) !(gegen)
    {other} ~~ (besser dran|glucklicher|besser) ~ ohne (ihn|sie)
    (helfe|hilft|helfen|sage|sagen|bete|beten|schreiben|vers|gebet|psalm) ~~ (jemandem|jemanden|einem|einer|freund|freundin|menschen|kollegin|kollegen), (der|die|den) ~ ({selfThird}|selbstmordgedanken|sich umbringen) ~
    (helfe|hilft|helfen|sage|sagen|bete|beten|schreiben|vers|gebet|psalm) ~~ (jemandem|jemanden|freund|freundin|menschen|kollegin|kollegen) (der|die|den) ~ ({selfThird}|selbstmordgedanken|sich umbringen) ~
  `,
  abuse: `
    (der|die|ihr|sein) (_ )?({near}) ({mine}) (_ )?({near})s? ({hits}) (sie|ihn|ihr|ihm)
    {other} ({hits}) (seine|ihre|seinen|ihren|sein|ihr|die) (_ )?({near}|kinder)
    {other} wird ~~ ({hits}|{touches}) !(beim|im (schach|spiel|tennis|quiz))
    {other} ~~ dass (er|sie|ihr|sein|ihre) ~~ ({hits}|{touches}) wird
    {other} ~~ (ihr|ihre|sein|seine) (_ )?({near}) ~ (sie|ihn|ihr|ihm) ~ ({hits}|{touches}|anfasst)
  `,
};
