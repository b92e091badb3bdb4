import type { LossTables } from "./loss";

export const germanLoss: LossTables = {
  signs:
    "gestorben|verstorb|tot|tod|ums leben|von uns|heimgegangen|entschlaf|verungl|ermordet|umgebracht|getotet|ertrunken|gefallen|starb|sterb|erhang|erschoss|aufgehang|genommen|geworfen|gelegt|vergiftet|gesturzt|selbst|freitod|verloren|verlust|trau|wein|beerdig|begra|bestatt|beigesetzt|beisetz|fehlgeburt|sternenkind|witwe|verwitwet|waise|kam",
  classes: {
    dear: "{near}|zwilling|zwillinge|grosseltern|omi|opi|uroma|uropa|hund|hundin|katze|kater|pferd|haustier|schwiegereltern|geschwister|sternenkind|bester freund|beste freundin|enkelkind|saugling",
    ours: "mein|meine|meiner|meinem|meinen|meines|unser|unsere|unserem|unserer|unseren|unseres",
    mine: "(?:{ours}) (?:_ )?(?:{dear})(?:s|es|n|e)?|(?:ein|eine|einen|einem|einer) (?:_ )?(?:{dear}) von (?:mir|uns)|(?:einer|eine|einen|eines|einem) (?:meiner|unserer) _",
    died: "gestorben|verstorben|tot|ums leben gekommen|von uns gegangen|heimgegangen|entschlafen|todlich verungluckt|verungluckt|ermordet worden|umgebracht worden|getotet worden|tot geboren|tot zur welt gekommen|ertrunken|gefallen im krieg",
    joke: "mude|ernst|fur (?:die|meine|unsere) sunden?|am kreuz|vor|fur die welt|der sunde|genervt",
    selfKilled:
      "umgebracht|das leben genommen|erhangt|erschossen|aufgehangt|vor (?:den|einen) zug (?:geworfen|gelegt)|vor die bahn geworfen|getotet|vergiftet|vom (?:dach|balkon|hochhaus) gesturzt|von dem (?:dach|balkon|hochhaus) gesturzt|von der brucke gesturzt|selbst getotet",
  },
  harmless: `
    (wenn|falls|getraumt|traum|traume|film|roman|serie|buch) ~~ {died}
  `,
  suicide: `
    {mine} (hat|haben|hatte|hatten) sich !(fast|beinahe|nie) ~ ({selfKilled}) !(vor arbeit|vor lachen)
    {mine} (hat|hatte|haben) ~ selbstmord (begangen|gemacht)
    (weil|dass|nachdem|seit|als|wenn) (sich)? {mine} (sich)? ~ ({selfKilled}) (hat|hatte|haben)
    (hat|haben) sich ~ {mine} ~ ({selfKilled})
    (selbstmord|freitod) ({mine}|von {mine})
    {mine} ~ durch selbstmord
  `,
  death: `
    {mine} (ist|sind|war|starb) ~~ ({died}) !({joke}) <!(dass)
    {mine} (starb|starben) !(vor|fur)
    {mine} (ist|kam|kamen) ~~ (ums leben|tot zur welt) ~
    (ist|sind|war) ~~ {mine} ~ ({died})
    {mine} (an|bei|durch|vor|letzt*|im|am|heute|plotzlich|unerwartet|so)? ~ (gestorben|verstorben|ums leben gekommen) (ist|sind|war)
    (habe|haben|hatte|hatten|wir|ich) ~ {mine} ~ <!(augen) <!(geduld) verloren !(in der menge)
    (trauere|trauern|trauer|trauert|weine) um {mine}
    (tod|tode|verlust|beerdigung|begrabnis|beisetzung|trauerfeier|sterben) (von|fur)? {mine}
    {ours} verstorben* _
    {mine} ~ (beerdigt|begraben|bestattet|beigesetzt)
    (ich|wir|mir|meine|meiner|unsere|unser|mich) ~~ (fehlgeburt|totgeburt|sternenkind)
    (bin|wurde) ~ (witwe|witwer|verwitwet|waise)
    (ich|wir) (bin|sind|stecke|stecken) ~ in trauer
  `,
};
