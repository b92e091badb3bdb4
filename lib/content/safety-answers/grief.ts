import type { SafetyAnswer } from "./schema";

/** For whoever has lost somebody. No crisis line: grief alone is no emergency. */
export const grief: SafetyAnswer = {
  id: "grief",
  text: "I am so sorry for this loss. Grief takes its own time, and missing somebody is no lack of faith: Jesus himself wept at the grave of a friend. Let somebody near you share it, a relative, a friend or a pastor. If it becomes too heavy, findahelpline.com lists who listens in many countries.",
  translations: {
    es: "Siento mucho esta pérdida. El duelo lleva su tiempo, y extrañar a alguien no es falta de fe: el propio Jesús lloró junto a la tumba de un amigo. Deja que alguien cercano te acompañe, de tu familia, una amistad o un pastor. Si llega a ser demasiado, en findahelpline.com encontrarás quién escucha, en muchos países.\n\nUna palabra de la Biblia, aquí en inglés:",
    pt: "Sinto muito por essa perda. O luto tem o seu tempo, e sentir falta de alguém não é falta de fé: o próprio Jesus chorou junto ao túmulo de um amigo. Deixe que alguém próximo esteja com você, da família, uma amizade ou um pastor. Se for demais, findahelpline.com mostra quem escuta, em muitos países.\n\nUma palavra da Bíblia, aqui em inglês:",
    de: "Dieser Verlust tut mir sehr leid. Trauer braucht ihre Zeit, und jemanden zu vermissen ist kein Mangel an Glauben: Jesus selbst weinte am Grab eines Freundes. Lass jemanden in deiner Nähe daran teilhaben, aus der Familie, dem Freundeskreis oder der Gemeinde. Wenn es zu schwer wird, findest du auf findahelpline.com für viele Länder, wer zuhört.\n\nEin Wort der Bibel, hier auf Englisch:",
    fr: "Je suis vraiment désolé pour cette perte. Le deuil prend son temps, et regretter quelqu’un n’est pas manquer de foi : Jésus lui-même a pleuré au tombeau d’un ami. Laissez un proche être là, quelqu’un de votre famille, un ami ou un pasteur. Si cela devient trop lourd, findahelpline.com indique qui écoute, dans de nombreux pays.\n\nUne parole de la Bible, ici en anglais :",
  },
  references: [],
  isWhole: false,
  subject: "Somebody I love died. How do I go on?",
};
