import type { NeedLanguage } from "./rules";

export const german: NeedLanguage = {
  apostrophe: "",
  signs:
    "ich|mich|mir|mein|meine|meinen|meiner|meinem|uns|er|sie|nicht|kein|keine|keinen|niemand|keiner|jemand|sterben|leben|tot|tabletten|selbstmord|wie|warum|wozu|heute|abschiedsbrief|herr|gott|alles|der|das|eine|ein|ist|und|von|zu|wenn|auf|dem|den|mit|wer|bin|aber|schon|sich|seit|immer|auch",
  forms: `
    hab=habe, nich=nicht, net=nicht, ned=nicht, nimmer=nicht mehr, nix=nichts, ichs=ich es, halts=halte es
    gehts=geht es, will=will, möcht=moechte, moecht=mochte, moechte=mochte, bins=bin es, isses=ist es
    bring=bringe, mach=mache, seh=sehe, fühl=fuhle, fuhl=fuhle, fuehle=fuhle, wär=ware, war=war, wär=ware
    schlagt=schlagt, schlaegt=schlagt, wuergt=wurgt, toete=tote, toeten=toten, waere=ware, wuerde=wurde
    selbstmort=selbstmord, suizid=selbstmord, mim=mit dem, vom=von dem, dass=dass, das=das, umzubring=umzubringen
    papi=papa, vati=papa, vater=vater, mutti=mama, mami=mama, mom=mama, stiefpapa=stiefvater, halt=halt
    opa=opa, steh=stehe, denk=denke, wünsch=wunsche, wunsch=wunsche, hasse=hasse, hass=hasse, sterb=sterbe
    ritz=ritze, schneid=schneide, verletz=verletze, versuch=versuche, ers=er es, zuhause=zu hause, nachhause=nach hause
  `,
  fillers:
    "einfach|nur|noch|doch|schon|echt|wirklich|so|sehr|immer|oft|manchmal|auch|halt|mal|eigentlich|endlich|total|ganz|irgendwie|bitte|wieder|eben|gerade|grad|jetzt|voll|mega|ehrlich|bloss|wohl|vielleicht|langsam|standig|dauernd|gestern|heimlich|richtig|leider|ja|ne|digga|alter|bro|oh|ach|gar|komplett|vollig|taglich|regelmassig|nochmal|weiterhin|sogar|aber|dann|inzwischen|mittlerweile|ehrlich gesagt|am liebsten",
  negations: "nicht|nie|niemals|kein|keine|keinen|keiner|keinem|niemand|nichts|ohne|weder",
  classes: {
    near: "mann|ehemann|frau|ehefrau|freund|freundin|partner|partnerin|verlobter|verlobte|vater|papa|mutter|mama|stiefvater|stiefmutter|stiefbruder|bruder|schwester|halbbruder|onkel|tante|cousin|cousine|vetter|opa|oma|grossvater|grossmutter|schwiegervater|schwiegermutter|schwager|sohn|tochter|enkel|enkelin|neffe|nichte|ex|exmann|exfreund|exfrau|chef|chefin|boss|lehrer|lehrerin|trainer|pastor|pfarrer|priester|diakon|jugendleiter|gemeindeleiter|nachbar|nachbarin|kumpel|bester freund|beste freundin|mitbewohner|mitbewohnerin|kollege|kollegin|schuler|schulerin|klassenkamerad|kind|kinder|junge|madchen|teenager|typ|kerl|arzt|therapeut|eltern|familie|baby|patient|patientin|soldat|kamerad|vermieter|betreuer|pfleger|lebensgefahrte|bekannte|bekannter|studentin|student|pflegevater|pate",
    kin: "(?:mein|meine|meiner|meinem|meinen|unser|unsere|ihr|sein|ihre|seine|ein|eine|der|die|dieser|ihrem|ihren) (?:_ )?(?:{near})(?: (?!sagt|sagte|mich|mir|uns|sich|und|oder|will|wollte|hat|ist|in|an|auf|wird|redet|spricht|denkt|glaubt|fragt|starb|hasst|schlagt|fasst|der|die|das|dass|kommt|sperrt|zwingt|wenn|droht|lasst|verletzt|ritzt|schneidet|mochte|von|am|bei|beim|sie|er|es|nicht|sollte|geht|macht|hatte)_)?",
    person: "{kin}|er|sie|der|die|jemand|einer|papa|mama|ein fremder|ein mann|ein typ|die jungs",
    says: "sagt|sagte|sagt mir|hat gesagt|hat mir gesagt|erzahlt|erzahlte|hat mir erzahlt|hat erzahlt|schreibt|schrieb|hat geschrieben|hat mir geschrieben|redet|redet davon|redet uber|spricht|spricht davon|spricht von|droht|drohte|meint|meinte|postet|denkt|denkt daran|denkt uber|uberlegt",
    want: "will|wollte|mochte|wurde gern|wurde gerne|wurde|wunsche mir|wunsche|wunschte|muss|werde|denke daran|denke uber|denke an|denke nach uber|plane|uberlege|habe vor|habe versucht|versuche|versucht|habe lust|habe das bedurfnis|bin bereit|hoffe|traume davon|bete|bete darum|sehne mich|freue mich auf|spiele mit dem gedanken|uberlege ob ich|daran gedacht|daran denke|habe beschlossen|sollte",
    killSelf:
      "(?:mich|mir) (?:_ ){0,3}?(?:umbringen|umbringe|umzubringen|umgebracht|toten|tote|erhangen|erhange|aufhangen|aufhange|erschiessen|erschiesse|vergiften|ertranken|ertranke|das leben nehmen|das leben zu nehmen|das leben nehme|die kugel geben|die kugel gebe|die pulsadern aufschneiden|die adern aufschneiden|was antun|etwas antun|was antue|was anzutun|etwas anzutun|vor (?:den|einen) zug (?:werfen|werfe|schmeissen|legen)|vor die bahn (?:werfen|werfe|schmeissen)|von der brucke (?:sturzen|werfen)|aus dem fenster (?:sturzen|werfen)|von dem dach (?:sturzen|werfen)|weg machen)|(?:bringe|bring|tote|erhange|erschiesse|hange|brachte) mich (?:_ )?(?:um|auf|selbst|selber)?|nehme mir (?:_ )?das leben|selbstmord (?:begehen|begehe|machen|mache|zu begehen)|mein leben (?:zu )?(?:beenden|beende)|meinem leben ein ende (?:setzen|machen|zu setzen|zu machen|setze|mache)|schluss machen mit (?:dem|meinem) leben",
    die: "sterben|sterbe|tot sein|tot ware|tot|nicht mehr leben|nicht mehr da sein|nicht mehr sein|nicht mehr existieren|weg sein|weg ware|verschwinden|verschwinde|nicht mehr aufwachen|nicht mehr aufwache|nie mehr aufwachen|nie wieder aufwachen|einschlafen und nicht mehr aufwachen|fur immer schlafen|fur immer einschlafen|schluss machen|alles beenden|es beenden|dem ein ende (?:setzen|machen)|allem ein ende (?:setzen|machen)|dem ganzen ein ende (?:setzen|machen)|ein ende machen|selbstmord|nicht da sein|nicht hier sein|nicht mehr hier sein|nicht mehr auf der welt sein|unter der erde sein|zu (?:ihm|ihr) (?:gehen|kommen)|hinterher sterben|dass (?:alles|es) (?:vorbei|zu ende|aufhort) (?:ist)?|dass es aufhort|von der brucke springen|vor den zug springen|springen|gegen (?:einen|den) baum fahren",
    live: "leben|weiterleben|weitermachen|da sein|hier sein|existieren|aufwachen|aufstehen|auf der welt sein|am leben sein|am leben bleiben|dasein|weiter leben|weiter machen|weiter",
    hits: "schlagt|schlug|schlagen|schlage|geschlagen|verprugelt|verprugelte|verprugeln|prugelt|haut|haute|hauen|ohrfeigt|ohrfeigte|geohrfeigt|tritt|trat|getreten|wurgt|wurgte|gewurgt|missbraucht|missbrauchte|misshandelt|misshandelte|vergewaltigt|vergewaltigte|vergewaltigen|belastigt|belastigte|stalkt|stalkte|gestalkt|verfolgt|verfolgte|bedroht|bedrohte|einsperrt|eingesperrt|einsperrte|sperrt|schubst|schubste|geschubst|verbrennt|verbruht|verletzt|verletzte|beisst|fesselt|gefesselt|angegriffen|greift|erpresst|boxt|geboxt|qualt|qualte|gequalt|schlagt zusammen|zusammengeschlagen|angespuckt|bespuckt|begrapscht|begrapschte|angegrapscht|betatscht|gedemutigt|verprugelt",
    touches:
      "fasst|fasste|angefasst|beruhrt|beruhrte|grapscht|grapschte|streichelt|streichelte|kusst|kusste|befummelt|befummelte|begrapscht|betatscht|anfasst|anfasste|antatscht|ausgezogen|auszieht|unsittlich",
  },
  harmless: `
    dass es (aufhort|aufhoren) zu _
    in der bibel (jemand|einer|wer|irgendwer|eine) (sterben|tot sein|nicht mehr leben|sich (umbringen|toten|das leben nehmen))
    (in frieden|zu hause|daheim|im glauben|in christus|in wurde) (sterben|sterbe|einschlafen)
    mich um den (verstand|schlaf)
    (leer|allein|verloren|verzweifelt) ohne (gott|gebet|jesus|ihn|christus|beten|dich) >>
    (ich|will|mochte|mir|uns) ~ (der|dem|den|mir|meinem|meiner|einer) (selbst|selber|sunde|sunden|fleisch|welt|ich|alten|ego|eigenen) ~ (sterben|sterbe|gestorben|tot)
    (sterbe|sterben|gestorben|tot|stirb) (vor|fur|mit|in|aus) (neugier|hunger|lachen|langeweile|hitze|durst|scham|christus|jesus|gott|meine kinder|meinen glauben|kalte|mudigkeit|sehnsucht|peinlichkeit|ihm|dem herrn)
    (fur) (christus|jesus|gott|meine kinder|meinen glauben|meine familie|dich) ~ (sterben|sterbe)
    (lache|lach|lachen|arbeite|langweile|schame|freue|argere|friere) (mich|mir) (ewig )?(tot|zu tode|weg|einen ast) ~
    (hitze|hausaufgabe|hausaufgaben|arbeit|verkehr|warten|prufung|kopf|rucken|spannung|neugier|larm|kalte|ungeduld|schule|stau) ~ (bringt|bringen) mich um
    bringt mich (auf|zum|zu|dazu|weiter|nicht) >>
    ich (will|mochte) nicht (in|wie|fur|ohne|mit|nach|unter|von|bei|hier|am|an|auf) >>
    nicht mehr (mit) (levitikus|numeri|dem buch|diesem buch|dem plan|der aufgabe) >>
    (jahr|fasten|tag|leseplan|plan|predigt|kapitel|buch|rede|stunde|gebet|satz|bibelkreis) ~ (beenden|schluss|zu ende)
    (hat|haben|habe|macht|gemacht) (mit mir|er|sie)? schluss ~ (gemacht)?
    mit dem (rauchen|trinken|lesen|fasten) ~
    (mir|mich) ~ (in den finger|die haare|die nagel|beim kochen|beim rasieren|beim sport) (geschnitten|schneide|schneiden|verletzt|verbrannt)? ~
    (vers|psalm|geschichte|gott|predigt|wort|lied|bibel|geist|jesus|herr|text|stelle|buch|botschaft|evangelium|gleichnis|wahrheit|gnade|liebe|das|was|wer|leben|satan|teufel|feind|katze|hund|baby|gewissen|schuld|trauer|zweifel|sonne|23|91|kapitel|brief|zeugnis|beispiel|kleinkind|gedanke|musik) (hat|haben)? (mich|uns) ~ (beruhrt|trifft|schlagt|haut|kratzt|verletzt|verfolgt|greift|qualt|fasst|umgehauen|getroffen|angegriffen|verfolgt|packt|tritt)
    (vers|psalm|geschichte|gott|predigt|wort|lied|bibel|geist|jesus|herr|text|stelle|buch|botschaft|das|was|wer|satan|teufel|katze|hund|baby|gewissen|zweifel|23|91|kapitel|kleinkind|gedanke|musik|es|liebe) (beruhrt|trifft|schlagt|haut|kratzt|verletzt|verfolgt|greift|qualt|fasst|packt|tritt|bedroht) (mich|uns) ~
    (schlagt|schlug|schlagen) (mich|uns) ~ (bei|beim|im|in) ~ (quiz|bibelquiz|schach|spiel|karten|tennis|fussball|tischtennis|rennen|wettbewerb|monopoly|spielen|wettlauf)
    (schlagt|schlug|schlagen|geschlagen) (mir|uns|ihm) ~ (vor|die bibel|ein buch|buch|vorgeschlagen)
    schlagt (mir) >>
    ^ (warum|wieso|weshalb|wo|wann|was|wie|wer|hat|worin) ~ <!(mein|meine|er|sie|ich|du) (sagt|sagte|gesagt|bat|bittet|betet|betete|meint|meinte|wunschte|schreibt|schrieb|ruft|rief|klagte|wollte) >>
    ^ (wer|wen|wem) (hat|sagte|sagt|wollte|schlug|totete|beruhrte|bat|vergewaltigte|wunschte) >>
    (saul|kain|esau|elia|jona|mose|jeremia|herodes|pharao|absalom|david|hiob|paulus|psalmist|beter) (sagt|sagte|bittet|bat|will|wollte|klagt|wunscht|wunschte|betet) !(mich jeden|mich schlagen) >>
    (pastor|pfarrer|priester|lehrer|lehrerin) (sagt|sagte|meint) dass >>
  `,
  selfHarm: `
    (wie viele|wieviele|wieviel) ~ (tabletten|paracetamol|ibuprofen|schlaftabletten|pillen) ~ (zu viel|zu viele|todlich|reichen|sterben)
    (hoffe|wunschte|wunsche|wollte) ~~ (auto|lkw|zug|bus|krebs|blitz) ~ (uberfahrt|uberfahren|erfasst|trifft|mitnimmt|holt)
    (mude|satt|erschopft|genug) (von|vom) (dem|diesem|meinem)? leben !(der|des|von|in|als|mit|jesu|davids)
    (besser|schoner|leichter|gut) ~~ wenn es mich nicht ~ (gabe|gibt|gegeben hatte)
    (enttauscht|traurig|schade|wutend|weine) ~~ dass ich ~ (aufgewacht bin|lebe|wach geworden bin|am leben bin)
    fur immer (schlafen|ausruhen|weg sein|ruhe haben) ~ !(bei gott)
    (denke|traume|nachdenken|vorstellen|stelle) ~~ (nicht zu existieren|nicht mehr zu existieren|nicht mehr da zu sein|weg zu sein|tot zu sein|nicht mehr zu leben)
    heute (nacht|abend)? ist (alles)? (vorbei|schluss|zu ende) ($|mit mir|fur mich)
    (wenn|falls) ich (weg|tot|nicht mehr da) bin ~~ (leichter|besser|einfacher|froh|erleichtert|glucklicher)
    (stelle|stell) mir vor ~~ (springen|tot zu sein|zu sterben|mich umzubringen|zu springen)
    (denke|denk|nachdenken) ~~ (an den tod|an tod|ans sterben|uber den tod nach|an selbstmord|ans umbringen) !(jesu|christi)
    (habe|hab) ~ (gift|rattengift|bleichmittel|reiniger|frostschutz) ~ (getrunken|geschluckt)
    (einzige|einziger) (ausweg|losung|weg|moglichkeit) ~ (tod|sterben|selbstmord|springen|umbringen)
    (angst) ~ (mir etwas anzutun|mir was antue|mir etwas antue|mir was anzutun)
    (habe|hab) ~ (plan|termin) ~ (umzubringen|sterben|zu sterben|selbstmord)
    (einschlafen|schlafen) und ~ (nie|nicht) ~ (aufwachen|wach werden)
    (sehe) mich nicht ~ (alt werden|leben|18|30|erwachsen)
    {killSelf}
    (will|mochte|werde|gleich|wollte|wurde) ~ mich ~ (umbringen|toten|erhangen|aufhangen|erschiessen|ertranken|vergiften|umzubringen|ritzen|schneiden|verletzen)
    (ich|habe|meine|diese|mit|hatte|von) ~ (selbstmordgedanken|suizidgedanken|todeswunsch|todessehnsucht|selbstmordversuch|suizidversuch|suizidal|selbstmordgefahrdet|lebensmude)
    (ich|denke|will|mochte|plane|an|uber|mit) ~~ selbstmord ~ (nach|zu|begehen|$|gedanken)
    (ich|^) ~ {want} ~~ {die}
    (ich|^) ~ (will|mochte|wollte|kann|wurde|habe|mag) (ich|nicht)? ~ (nicht|kein*|nie) ~ {live} !(mit|wie|in|fur)
    (ich|^) (habe|hab|hatte) ~ (kein*) ~ (lust|bock|kraft|willen|mut|grund|sinn|lebenswillen|lebensmut|freude|leben) ~ (mehr)? ~ (leben|lebe|weiterleben|weiterzuleben|weitermachen|weiterzumachen|aufzuwachen|aufzustehen|da zu sein|zu leben|lebenswillen|lebensmut|$)
    (kein*) (lust|bock|kraft|willen|mut|grund|sinn) ~ (mehr)? ~ (zu leben|am leben|leben|weiterleben|weiterzuleben|dieses leben|das leben|da zu sein|aufzuwachen)
    (keinen|kein) (lebenswillen|lebensmut) ~
    (sehe|finde|hat|gibt|habe|macht|sehe ich|sinn|grund) ~ (kein*|nicht) ~ (sinn|grund|ausweg|zukunft) ~ (leben|lebens|weiterleben|mehr|fur mich|zu leben|weiterzuleben) !(nach|laut|ohne gott)
    (mein leben|das leben|leben|alles) (hat|macht|ist) ~ (kein*|nicht) ~ (sinn|wert|lebenswert|mehr wert) !(nach|laut|ohne gott|ohne christus)
    (wozu|warum|wofur|weshalb) (soll|sollte|lebe|bin|muss|wurde) (ich|sollte ich) ~ (leben|weiterleben|lebe|am leben|geboren|weitermachen|aufstehen|da|hier|existieren|weiter) !(nach|fur gott|fur)
    (ich)? (habe|bin|habs) ~ (leben|lebens|dieses leben|mein leben|das leben) ~ (satt|mude|uberdrussig|uber)
    (lebensmude|lebensuberdrussig|suizidal)
    (hasse) (mein leben|das leben|es zu leben)
    (ware|wurde) ~ (nie|nicht|niemals) ~ (geboren|auf der welt|auf die welt gekommen|am leben|aufgewacht|da)
    (ich|wunschte|wunsche|hatte|hatten) ~~ (nie|niemals|nicht) ~ (geboren|existiert|existieren|auf die welt) ~
    (verdiene|verdient|wert) ~ (nicht) ~ (leben|lebe|zu leben|am leben) 
    (wunsche|wunschte|hoffe|bete|will|mochte|hoffentlich|ware schon) ~~ (nicht mehr|nie mehr|nie wieder|nicht|nie) ~ (aufwachen|aufwache|aufzuwachen|aufwachte|aufgewacht)
    (ohne mich) ~ (besser|alle|gut|glucklich*|leichter|einfacher|dran) ~
    (besser|glucklicher|leichter|froh|einfacher|erleichtert) ~ (ohne mich|wenn ich ~ (tot|weg|nicht mehr|nie|sterbe|gestorben))
    (besser|leichter|einfacher|schoner|schon|am besten|liebsten|lieber) ~~ (tot|nicht mehr da|weg ware|gestorben|nicht mehr leben|nicht mehr lebe|sterben|begraben)
    (ware|bin|sein|sei) (ich )?(am besten |lieber |besser |gern |gerne )?(tot|nicht mehr da|nicht mehr am leben) !(fur die sunde|der sunde)
    ^ (ware|am liebsten|liebsten)? (ich)? ~ (lieber|am liebsten|gern|gerne) (tot|weg|gestorben)
    (bin|werde|fuhle|sei|ware) (ich|mich)? ~ (nur|wie)? (eine|ne|nur eine|zur|als)? (last|belastung|ballast) ~
    (niemand|keiner|keinem|niemandem|wer|kein mensch) ~ (wurde|wird|wurden|auffallen|vermisst|vermissen) ~ (vermissen|fehlen|merken|weinen|auffallen|interessieren|traurig|mich) ~
    (habe|hab) ~ (ganze|alle|viele|zu viele|packung|flasche|handvoll|uberdosis|schachtel|20|30|40|50) ~ (tabletten|pillen|schlaftabletten|medikamente|schlafmittel|packung|paracetamol|$) ~ (genommen|geschluckt|eingenommen|intus)
    uberdosis ~ (genommen|nehmen|geschluckt)
    (tabletten|pillen|schlaftabletten|waffe|pistole|seil|strick|messer|klinge|rasierklinge|gift|gewehr) ~ (vor mir|in der hand|bereit|neben mir|auf dem tisch|gekauft|besorgt|liegen|liegt|geladen|an meinem)
    (habe|hab) ~ (tabletten|pillen|schlaftabletten|waffe|pistole|seil|strick|klinge|rasierklinge|gift|gewehr) ~ (hand|gekauft|besorgt|bereit|gesammelt|gehortet|liegen|da)
    (wie|welche|wieviele|wieviel) ~ (stirbt|sterbe|sterben|bringt|tabletten|schlaftabletten|erhangt|umbringen|bringe) ~ (schmerzlos*|schnell*|leichtest*|einfachst*|um|zum sterben|man sich|ohne schmerzen|mich um|todlich)
    (schmerzlos*|schnellste|leichteste|einfachste|sanfteste) ~ (sterben|tod|umbringen|selbstmord|art zu sterben|weg zu sterben|methode)
    (stehe|sitze|bin) ~ (auf|an|am|vor) ~ (brucke|dach|gleis*|balkon|abgrund|hochhaus|bahngleis*|fensterbrett|klippe|kante) ~
    (ich|^) ~ (springe|will springen|werde springen) ~ (gleich|von|runter|vor|jetzt|hinunter|$) !(vor freude)
    (gegen|in|vor) (einen|den|die) (baum|laster|lkw|zug|brucke|wand|brückenpfeiler|pfeiler|gegenverkehr|bahn) ~ (fahren|lenken|steuern|springen|werfen|rasen|legen)
    in den gegenverkehr ~
    (heute|morgen|diese) (nacht|abend|ist) ~ (schluss|es vorbei|ende|mein letzter|meine letzte|es zu ende) !(mit dem|mit der predigt)
    (mein letzter (tag|abend)|meine letzte nacht)
    (abschiedsbrief*|abschiedsnachricht*|selbstmordbrief*) ~
    (lebt wohl|machts gut) ~ (fur immer|welt|verzeiht)
    (ich|habe|mich|bin|seit) ~~ (ritze|ritzen|geritzt|ritzte|selbst verletzt|selbstverletzung|selbstverletzendes|selbst verletze|selbst verletzen|verletze mich) ~
    (ich|habe) ~ mich ~ (geschnitten|schneide|schneiden|verbrannt|verletze|verletzt|selbst geschlagen|aufgeschnitten) !(beim|gefuhlt|in den|durch|von) (selbst|$|wenn|weil|am|an|in den arm|und|absichtlich|mit)
    (schneide|schneide ich|verletze|ritze|verbrenne|kratze|hungere) mich ~ (selbst|$|wenn|weil|am|an|und|absichtlich|mit|auf|in) !(beim)
    (ich)? (tue|fuge|tu) (ich)? mir ~ (selbst|selber) ~ (weh|schmerzen zu|an)
    mir (selbst|selber|absichtlich) ~ (weh|schmerzen|schaden)
    (mir|mich) ~ die (arme|beine|pulsadern|haut|adern) ~ (aufschneiden|aufgeschnitten|ritzen|geschnitten|schneide|aufgeritzt|verbrannt)
    (herr|gott|jesus|vater|du) ~ (nimm mich|hol mich|lass mich sterben|tote mich|erlose mich von dem leben|nimmt mich|holt mich|mich sterben lassen|nimm mir das leben|hole mich) ~
    (bete|bitte|flehe|hoffe) ~ (sterben|sterbe|tod|sterben darf|zu sich nimmt|zu sich holt|mich holt|nicht mehr aufwache)
    (ich)? (kann|halte|halts|will|packe|schaffe|ertrage) (ich)? ~ (nicht mehr) ~~ (leben|sterben|tot|weg sein|ende|weiterleben|verschwinden)
    (kann) (ich)? (so|mit dieser last|damit)? nicht (mehr )?(weiterleben|leben)
    (wunsche|sehne|bete|bitte|ersehne|warte) ~ (um|auf|nach)? (den tod|meinen tod|dem tod|todessehnsucht)
    (versucht|versuche|versuchte) ~ (mich|mir) ~ (umzubringen|das leben zu nehmen|zu toten|zu erhangen)
    (vergibt|verzeiht|holle|himmel|sunde) ~~ (wenn|falls) ich ~ (umbringe|tote|selbstmord|das leben nehme|erhange|was antue)
    (sunde|falsch|schlimm|verboten) ~ (sterben|tot sein|nicht mehr leben) (zu )?(wollen|will|mochte|wunschen|mochten)
    {kin} ~ ({says})? ~~ (will|wollte|mochte|redet|spricht|hat vor|versucht|hat versucht|droht|wurde|denkt|wolle|davon|daran|versuchte|konnte|ware|plant) ~~ (sterben|sich umzubringen|sich umbringen|sich umbringt|sich das leben|das leben nehmen|sich das leben zu nehmen|sich erhangen|sich erschiessen|sich zu erschiessen|sich was antun|sich etwas antun|sich toten|sich zu toten|zu sterben|umbringen|umzubringen|tot sein|nicht mehr leben|nicht mehr da sein|lieber tot|selbstmord|schluss machen) !(mit dem|mit mir)
    {kin} ~ (nicht mehr) ~ (leben|weiterleben|da sein|aufwachen) ~ (will|mochte|$)
    {kin} ~ (ritzt|schneidet|verletzt) sich ~
    {kin} ~ (sich) ~ (ritzt|schneidet|verletzt|umbringen will|geritzt|umgebracht hatte|selbst verletzt|umbringt|erhangt hatte|was antut|etwas antut)
    {kin} ~ (uberdosis|tabletten|pillen|abschiedsbrief|abschiedsnachricht|schlaftabletten) ~ (genommen|geschluckt|geschrieben|gepostet|hinterlassen|geschickt)?
    {kin} (ist|hat) ~ (suizidal|selbstmordgefahrdet|selbstmordgedanken|suizidgedanken|lebensmude)
    (jemand|jemanden) ~ (kenne)? ~ (will|mochte) ~ (sterben|sich umbringen|sich das leben)
  `,
  abuse: `
    {person} (hat|gibt|gab|verpasst|verpasste) mir ~ (faustschlag|faustschlage|ohrfeige|ohrfeigen|tritt|tritte|schlage|backpfeife|prugel)
    {person} ~~ (veroffentlicht|postet|verschickt|leakt|hochladen|veroffentlichen|verschicken|posten) ~ (nacktbilder|nudes|nacktfotos)
    {person} ~~ (meine) (nacktbilder|bilder|fotos|video*|nudes) ~ (veroffentlicht|postet|verschickt|veroffentlichen|verschicken|posten|hochladen) ~ wenn
    mir ~ (messer|pistole|waffe) ~ (hals|kopf|brust|kehle|bauch) ~ (gehalten|gedruckt|gesetzt)
    {person} ~ (schickt|schickte|will|verlangt|zeigt) mir? ~ (nacktbilder|nacktfotos|pornos|dickpics) ~
    (papa|vater|stiefvater|er|mann|freund|mama|mutter|sie) (schlagt|haut|verprugelt|tritt|wurgt|bedroht) (die )?(mama|papa|mutter|uns|bruder|schwester|kinder|meine (mutter|mama|schwester|kinder)|meinen (bruder|sohn))
    {person} ~ (zieht|zerrt|packt|stosst|wirft|schmeisst|druckt|zog|packte|stiess|warf) (mich) ~ (haaren|hals|wand|treppe|boden|arm|kehle|kopf|bett)
    (hande|hand) ~ (um meinen hals|an meinem hals|an meiner kehle|zwischen meine|in meine hose|unter meinen rock)
    (fuhle) mich ~ nicht sicher ~ (zu hause|bei ihm|bei meinem|daheim)
    (schreit|beschimpft|demutigt) mich ~ und (schlagt|tritt|bedroht|schubst)
    (wurde|bin|werde) ~ (als kind|sexuell|von (meinem|meiner|einem|dem)) ~ (beruhrt|angefasst|befummelt|benutzt|missbraucht)
    {person} ~ ({hits}) (mich|uns|meine (_ )?(kinder|tochter|schwester|mutter|mama)|mein kind|meinen (_ )?(sohn|bruder)) ~ <!(beim)
    _ <!(sie|er|gott|das|was|wer|es|ich|sich|vers|psalm) (schlagt|schlug|verprugelt|verprugelte|missbraucht|missbrauchte|misshandelt|misshandelte|vergewaltigt|wurgt|wurgte|tritt|stalkt|bedroht|begrapscht|boxt|ohrfeigt|belastigt|prugelt|haut) (mich|uns) !(um|mit freude|auf|vor)
    {person} ~ (mich|uns) ~ ({hits}|{touches}|umbringen|umzubringen) !(gefuhlt|mit worten|im innern|tief|im herzen)
    {person} (hat|hatte|haben|wird|wollte|will) (mich|uns) ~ ({hits}|{touches}|umbringen|umzubringen|schlagen|toten|anfassen) !(gefuhlt|mit worten|tief|innerlich)
    {person} ~ (fasst|fasste|grapscht|tatscht) (mich|uns|meine tochter|meinen sohn|mein kind) ~ an
    {kin} ~ (beruhrt|beruhrte|streichelt|streichelte|befummelt|begrapscht|betatscht) (mich|uns|meine tochter|meinen sohn|mein kind|meine schwester) !(mit|tief)
    (kommt|kam|schleicht|schlich|steigt|legt) ~ (in mein (zimmer|bett)|zu mir ins bett|ins bett|in mein) ~
    (zwingt|zwang|zwingen|gezwungen|notigt|drangt) (mich|uns) ~ (sex|zu|schlafen|auszuziehen|heiraten|$)
    (mich|uns) ~ (zum sex|zu sex|zu sexuell*|mit ihm zu schlafen|zur ehe|zu heiraten|zu prostituieren) (gezwungen|zwingt|genotigt|zwingen|$)
    (will|wollte|verlangt|fordert|schickt|schickte) ~ (nacktbilder|nacktfotos|nudes|nackt|sexbilder|bilder von mir nackt) ~
    (ich|wurde|wir|werde|bin|worden) ~~ (vergewaltigt|missbraucht|misshandelt|verprugelt|geschlagen|belastigt|begrapscht|gestalkt|bedroht|verfolgt|entfuhrt|angefasst|gewurgt|zwangsverheiratet|sexuell belastigt|eingesperrt|unter drogen gesetzt|verkauft|erpresst|genotigt) !(von den romern|in der bibel|um)  <!(nicht)
    (meine|mein|meinen|eine|ein|die|sie|er) (_ )?({near}) (wird|wurde|worden|ist) ~~ (vergewaltigt|missbraucht|misshandelt|verprugelt|geschlagen|bedroht|angefasst|belastigt) ~
    (erlebe|erleide|opfer|uberlebende|leide|erfahre|ausgesetzt|wegen|unter) ~ (gewalt|hausliche gewalt|missbrauch|misshandlung|sexuelle gewalt|schlage|vergewaltigung|hauslicher gewalt) ~ !(in der bibel|laut)
    (gewalt|hausliche gewalt|missbrauch) (in meiner|in der|zu hause|durch meinen|von meinem|bei uns) (ehe|familie|beziehung|hause|mann|zu hause|vater)? ~ !(des|von david|in der bibel)
    (gewalttatig*|ubergriffig*|missbrauchend*|brutal*|gefahrlich*) (ehe|mann|vater|partner|freund|beziehung|ehemann|frau|mutter|familie)
    (mann|vater|partner|freund|er|ex|sohn|stiefvater|bruder) (ist|wird|wurde) ~ (gewalttatig|handgreiflich|brutal|ubergriffig)
    (angst) ~~ (vor (meinem|meiner|ihm|dem (mann|vater|stiefvater))|nach hause|heimzugehen|heim zu gehen|zu hause|um mein leben|dass er|weil er|wegen (papa|meinem|ihm)) ~ !(arbeit|chef|vortrag|test|prufung|zahnarzt)
    {kin} ~ (verfolgt|stalkt|bedroht|verfolgte|belastigt|lauert) ~ (mich|mir)? ~ (angst|auf|$)
    (droht|drohte|gedroht|sagt|schwort|drohen) ~~ (umzubringen|umbringen|umbringt|zu toten|zu schlagen|mich tot*|mich zu|abzustechen|tot zu schlagen|bringt mich um|mich zu schlagen|kinder weg) ~ <!(jesus)
    {person} ~ (bringt mich um|sticht mich ab|schlagt mich tot|macht mich kalt) ~
    (er|mann|vater|partner|freund|ex|sie|sohn) (will|wird|wollte|hat versucht) ~ mich ~ (umbringen|toten|umzubringen|schlagen|erstechen|erwurgen|vergewaltigen|erschiessen|zu toten)
    (lasst|lassen|liess|darf) (mich|uns|ich) nicht (gehen|raus|weg|aus dem haus|telefonieren|arbeiten|nach hause|weglaufen|aus der wohnung|zum arzt|reden|allein raus)
    (pass|ausweis|handy|papiere|telefon|geld|schlussel|reisepass) ~ (weggenommen|abgenommen|versteckt|behalten|eingezogen|konfisziert|einbehalten|gestohlen)
    (nimmt|nahm) mir ~ (pass|ausweis|handy|papiere|telefon|schlussel|reisepass) ~ (weg|ab)
    (sperrt|sperrte|schliesst|schloss|kettet|fesselt) (mich|uns) ~ (ein|im|in|aus|fest|an|$)
    (mich|uns) ~ (eingesperrt|eingeschlossen|gefesselt|festgehalten|gefangen|sperrt)
    (verstecke|versteckt|eingeschlossen) ~ (mich)? ~ (vor (ihm|meinem|meiner|dem)|im bad|im schrank|im keller|im zimmer) ~ 
    (jemand|mann|einbrecher|typ|er|ex) ~ (bricht|einbrechen|einzubrechen|vor meiner|verfolgt|folgt|steht vor|dringt|schleicht) ~ (bei mir|ein|tur|mich|mir|haus|wohnung) ~
    (wollen|will|soll|muss|zwingen) ~ (mich|ich) ~ (verheiraten|heiraten|verkaufen|zwangsverheiraten) !(in der kirche|im|kirchlich|bald|nachstes|meinen|meine|aus liebe)
    (unser|kleines) geheimnis ~
    (hat|haben|hatte|machte|macht) ~ (sachen|dinge|was|etwas) ~ (mit mir|mit mir gemacht|an mir) ~ (gemacht|als|$) !(besprochen)
    (druckt|druckte|hat) ~ (zigarett*) ~ (auf|an) (mir|meiner|meinem) ~
    {person} ~ (fasst|beruhrt|schlagt|missbraucht|verprugelt|vergewaltigt|belastigt|misshandelt|haut) (meine|mein|meinen|unsere|unser) (_ )?(tochter|sohn|kind|kinder|schwester|bruder|nichte|neffen|enkelin|enkel|mutter|mama|baby|cousine)
    ({kin}|jemand) ~~ (dass)? (ihr|ihre|sein|seine) (_ )?({near}) ~ (sie|ihn|ihr|ihm) ~ ({hits}|{touches}) ~
    (muss|soll|darf|kann) ich ~~ (bleiben|vergeben|verzeihen|gehorchen|verlassen|zuruck) ~~ (schlagt|missbraucht|vergewaltigt|gewalttatig|verprugelt)
    (blaue flecken|blaues auge|blutergusse|prellungen) ~ (uberall|von|am|im|weil|$)
  `,
  despair: `
    nichts (ist|hat) ~ mehr (wichtig|bedeutung|sinn|von bedeutung) !(als)
    (hier|welt|leben) ~ (gibt|ist|halt) ~ nichts mehr (fur mich|was mich halt)
    nichts mehr (fur mich|das mich halt|was mich halt) ~
    alle hassen mich
    (leben|alles) tut ~ weh ($|gott|herr)
    (will|mochte|soll) ~ dass es (aufhort|vorbei ist|endet) !(zu)
    (halte|ertrage|schaffe|uberstehe) ~ (keinen|nicht noch einen) (tag|monat|weiteren tag) (mehr|langer|so) ~ (aus|$|durch)
    (wozu|wofur|was soll) (das|es)? (alles|ganze|das alles|uberhaupt) ($|mehr|wenn)
    (bringt|hat|macht) (alles|ja|es|das)? ~ (nichts|keinen sinn) mehr ($|gott|herr)
    (kein*|ohne|verloren|nicht) ~ (hoffnung|ausweg|zukunft) ~ (mehr|fur mich|$|verloren) !(fur israel|laut|in der bibel)
    (hoffnung) ~ (verloren|aufgegeben)
    (niemand|keiner|kein mensch) (liebt|mag|braucht|versteht|will|sieht|hort|vermisst|kummert sich um|interessiert sich fur|glaubt an) (mich|mir|zu)
    (ich)? hasse (mich|mich selbst|mich selber) ~
    (bin|fuhle|fuhl|mich|werde) ~ (depressiv|verzweifelt|hoffnungslos|wertlos|leer|am boden|am ende|kaputt|zerstort|innerlich tot|innerlich leer|ausgebrannt|nutzlos|uberflussig|mutterseelenallein|in depressionen|ungeliebt|verloren|zerbrochen|abschaum|ein versager|eine versagerin|ein nichts) !(der|des|mit dem buch|vom lesen|in der bibel|von dem lesen|mit der kraft|an der)
    (ich)? (bin) (nichts|null|gar nichts) (mehr )?wert
    (bin|tauge) (zu)? nichts (wert|nutze)?
    (weine|heule|weinen) ~ (jede nacht|jeden abend|jeden tag|die ganze nacht|nachts|in den schlaf|den ganzen tag|heimlich|dauernd|nacht)
    (ich)? (kann|halte|packe|schaffe|ertrage|halts|mag|will) (ich)? (es|das|den schmerz|das leben|das alles)? nicht mehr ($|aus|aushalten|ertragen|schaffen|so|weiter|und|packen) !(lesen|mit levitikus)
    (weiss) (ich)? nicht (mehr )?(weiter|wie es weitergeht|ein noch aus|wohin)
    (allein|einsam) und ~ (nicht mehr|niemand|traurig|verzweifelt|kann)
    alles ist ~ (dunkel|schwarz|sinnlos|aus|vorbei|verloren|hoffnungslos)
    (gott|jesus) (hasst mich|liebt mich nicht|will mich nicht|mag mich nicht)
    (mein leben|meine welt|alles) (ist|bricht|liegt|geht) ~ (zusammen|in trummern|kaputt|die holle|scherbenhaufen|auseinander|zerstort|den bach runter|ein trummerhaufen)
    (will|werde|mochte) ~ (aufgeben|alles hinschmeissen) ~
  `,
};
