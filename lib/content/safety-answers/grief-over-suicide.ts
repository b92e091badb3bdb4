import type { SafetyAnswer } from "./schema";

/** For whoever has lost somebody to suicide. */
export const griefOverSuicide: SafetyAnswer = {
  id: "grief-over-suicide",
  text: "I am so sorry. Losing somebody this way is among the heaviest griefs there are, and it often brings guilt, anger and questions without an answer. It was not your fault: nobody sees everything, and love alone cannot always hold somebody back. Please do not carry it alone; let somebody near you know how you are.\n\n{bereaved}",
  translations: {
    es: "Lo siento muchísimo. Perder a alguien de esta manera es uno de los duelos más pesados que hay, y suele traer culpa, enojo y preguntas sin respuesta. No fue culpa tuya: nadie lo ve todo, y el amor solo no siempre logra retener a alguien. Por favor, no lo lleves a solas; dile a alguien cercano cómo estás.\n\n{bereaved}\n\nUna palabra de la Biblia, aquí en inglés:",
    pt: "Sinto muitíssimo. Perder alguém dessa maneira é um dos lutos mais pesados que existem, e costuma trazer culpa, raiva e perguntas sem resposta. A culpa não foi sua: ninguém vê tudo, e o amor sozinho nem sempre consegue segurar alguém. Por favor, não carregue isso sem ajuda; diga a alguém próximo como você está.\n\n{bereaved}\n\nUma palavra da Bíblia, aqui em inglês:",
    de: "Es tut mir von Herzen leid. Einen Menschen so zu verlieren, gehört zum Schwersten, was es gibt, und oft kommen Schuldgefühle, Zorn und Fragen ohne Antwort dazu. Es war nicht deine Schuld: Niemand sieht alles, und Liebe allein kann nicht immer jemanden halten. Bitte trag es nicht allein; sag jemandem in deiner Nähe, wie es dir geht.\n\n{bereaved}\n\nEin Wort der Bibel, hier auf Englisch:",
    fr: "Je suis profondément désolé. Perdre quelqu’un ainsi est un des deuils les plus lourds qui soient, et souvent viennent la culpabilité, la colère et des questions sans réponse. Ce n’était pas votre faute : personne ne voit tout, et l’amour seul ne suffit pas toujours à retenir quelqu’un. Ne portez pas cela dans la solitude ; dites à un proche comment vous allez.\n\n{bereaved}\n\nUne parole de la Bible, ici en anglais :",
  },
  references: [],
  isWhole: false,
  subject: "Someone I love took their own life. How do I live with this?",
};
