import type { LossTables } from "./loss";

export const spanishLoss: LossTables = {
  signs:
    "mur|muer|mori|fallec|perd|parti|asesin|mata|mato|naci|dejo|suicid|ahorc|colg|quit|pego|dispar|tir|lanz|arroj|enven|comet|acabo|termin|puso|enterr|sepult|vela|crem|desped|luto|duelo|funeral|velorio|entierro|aborto|viud|difunt|finad|ahog|sin vida",
  classes: {
    dear: "{near}|bebes|gemelo|gemela|gemelos|mascota|perro|perra|perrito|perrita|gato|gata|gatito|caballo|nene|nena|abuelos|hermanos|tios|bisabuela|bisabuelo|viejo|viejito|viejita|ahijado|ahijada|padrino|madrina|suegros|mejor amigo|mejor amiga|ser querido|feto",
    mine: "(?:mi|mis|nuestro|nuestra|nuestros|nuestras) (?:_ )?(?:{dear})|(?:un|una) (?:_ )?(?:{dear}) (?:mio|mia|nuestro|nuestra)|(?:uno|una) de mis _",
    died: "(?:se |me |nos )?(?:ha |han |acaba de |acaban de |habia )?(?:murio|murieron|muerto|morir|morirse|fallecio|fallecieron|fallecido|fallecer)|perdio la vida|se ahogo|perdieron la vida|partio (?:con el senor|con dios|al cielo|a la presencia|de este mundo)|fue asesinad[oa]|(?:lo|la|los) mataron|nacio (?:muert[oa]|sin vida)|esta muert[oa]|dejo de existir",
    joke: "de (?:risa|hambre|sueno|frio|ganas|calor|miedo|cansancio|verguenza|aburrimiento)|por (?:nosotros|nuestros|mis pecados)|al|a si|en la cruz|para",
    selfKilled:
      "se (?:ha )?(?:suicido|suicidado|mato|ahorco|ahorcado|colgo|quito la vida|quitado la vida|pego un tiro|disparo en|tiro (?:del|de un|al|a las)|lanzo (?:del|de un|al)|arrojo (?:del|de un|al)|enveneno)|cometio suicidio|(?:acabo|termino) con su (?:propia )?vida|puso fin a su vida|murio por suicidio",
  },
  harmless: `
    (si|sone que|sueno que|imagina que|pelicula|novela|serie) ~~ {died}
  `,
  suicide: `
    {mine} (que|quien)? ({selfKilled}) !(trabajando|estudiando|de risa|de trabajo|por terminar)
    se (suicido|mato|ahorco|quito la vida|colgo) {mine}
    (suicidio) de {mine}
    (perdi|perdimos|perdido) ~ {mine} ~ suicidio
  `,
  death: `
    {mine} (que|quien|recien|hace poco)? ({died}) !({joke})
    (me|nos)? (murio|murieron|fallecio|fallecieron|morir|fallecer|mataron a|asesinaron a) {mine} !({joke})
    (perdi|perdimos|he perdido|hemos perdido|acabo de perder|perdio) (a)? ({mine}|un bebe|un hijo|una hija|un embarazo|mi embarazo|el embarazo|un paciente|una paciente|un alumno|una alumna|un amigo|una amiga) !(de vista|en el (centro|parque|super|mercado)|por (una pelea|dinero)|en (la multitud|las drogas))
    (enterramos|enterre|sepultamos|sepulte|velamos|cremamos|enterrar|sepultar|despedir|despedimos) (a)? {mine}
    (luto|duelo|muerte|perdida|fallecimiento|partida|funeral|velorio|entierro|asesinato) (por|de) (la)? (muerte de|perdida de|partida de)? {mine}
    (estoy|estamos|vivo|sigo) (de|en|pasando por un) (luto|duelo)
    (tuve|sufri|sufrimos|tuvimos|he tenido|he sufrido) (un|una)? (aborto espontaneo|perdida gestacional|perdida de embarazo)
    (quede|soy|me quede) viud*
    mi (difunt*|finad*) _
  `,
};
