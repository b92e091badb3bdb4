import type { PersonTables } from "./whose";

export const spanishOthers: PersonTables = {
  classes: {
    other:
      "(?:mi|mis|nuestro|nuestra|uno de mis|una de mis) (?:_ )?(?:{near})s?|(?:un|una) (?:_ )?(?:{near}|joven|hermano) (?:mio|mia|de (?:mi|la|nuestra) _)|(?:un|una) (?:amigo|amiga|companero|companera|alumno|alumna|vecino|vecina|hermano|hermana|primo|prima|conocido|conocida)|alguien (?:cercano|cercana|que|de mi)",
    selfThird:
      "matarse|suicidarse|ahorcarse|quitarse la vida|morirse|morir|desaparecer|acabar con (?:su vida|todo)|terminar con (?:su vida|todo)|hacerse dano|cortarse|se mata|se matara|se va a matar|tirarse",
  },
  visitor: `
    (yo|quiero|quisiera|estoy|soy|voy|tengo|siento|puedo|aguanto|pienso|deseo|conmigo|mis brazos|mis venas|matarme|suicidarme|morirme|cortarme)
    mi !((_ )?({near}))
    si (no)? (existiera|estuviera|muriera|desapareciera|muero|desaparezco)
    <!(que|y) (me|nos) !({says}|cuenta|dice|dijo|conto|confeso|escribio|hablo|habla|pidio|mando|amenaza con|amenazo con)
    (que|y) (me|nos) !({says}|cuenta|dice|dijo|conto|confeso|escribio|hablo|habla|pidio|mando)
  `,
  others: `
    <!(para) {other}
    <!(para) {kin}
    ({kin}|{other}) que
    (ella|ellos|alguien|se quiere|quiere|dice que|se corta|se va a|se quiere|suicidarse|matarse|quitarse la vida)
  `,
  victims: `
    (la|lo|le|les|los|las) (ha )?({hits}|{touches})
    ({hits}|{touches}) ~ (a|de) (ella|el|ellos|su|sus|mi|mis|la|un|una|los|las) ~
    (es|fue|esta siendo|sufre|vive) ~ (golpead*|abusad*|maltratad*|violad*|violencia|abuso|maltrato)
  `,
  reports: `
    {other} (me|nos)? (dice|dijo|escribio|mando|publico|puso|grito) $
  `,
  selfHarm: `
    {other} ~~ ({selfThird}) !(*ando|*iendo|de risa|de hambre|de ganas|al|en la cruz|por)
    {other} ~~ no (quiere|tiene ganas de|puede) (vivir|seguir|seguir viviendo|estar aqui|existir|mas con su vida) !(en|con|conmigo)
    {other} (se)? (esta|anda|ha estado|sigue) (se)? (cortando|cortandose|lastimando|lastimandose|autolesionando|autolesionandose) !(el|la|los|las)
    {other} se (hace|hizo|ha hecho) (cortes|dano|cortadas|heridas) ~
    {other} ~~ (su vida|la vida) ~ no (vale|tiene|merece) ~ (nada|sentido|la pena)
    {other} ~~ (mejor|felices) sin (el|ella)
    {other} ~~ (tomo|trago|ingirio) ~ (pastillas|pildoras|frasco|veneno|medicamentos|remedios)
    (ayudar|ayudo|digo|decir|decirle|oro|orar|versiculo*|oracion|aconsejar|apoyar) ~~ (alguien|persona|amigo|amiga|hermano|hermana|quien|joven) que ~ (quiere|piensa|intento|desea) ~ ({selfThird}|suicidio|suicid*)
  `,
  abuse: `
    (a)? {other} (la|lo|le) ({hits}|{touches})
    (el|la|su) (_ )?({near}) de (mi|una|nuestra) (_ )?({near}) (la|lo|le) ({hits}|{touches})
    {other} ({hits}|{touches}) (a|de) (su|sus|la|los) (_ )?({near}|hijos|ninos)
    {other} ~~ que (su|el|la) (_ )?({near}) (la|lo|le|abusa|abuso) ~ ({hits}|{touches}|de ella|de el)
    {other} (es|fue|sufre|esta siendo|vive) ~ (golpead*|abusad*|maltratad*|violad*|violencia|abuso|maltrato)
  `,
};
