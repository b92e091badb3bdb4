import type { SafetyAnswer } from "./schema";

export const selfHarm: SafetyAnswer = {
  id: "self-harm",
  text: "I am so sorry that it is this hard. Thank you for saying it. You matter, and you do not have to carry this alone.\n\n{emergency}\n\n{crisis}\n\nPlease also tell one person near you, a friend, a relative, a pastor or a doctor, how you feel, and ask them to stay with you. I am only a study assistant and no substitute for them.\n\nPeople in the Bible came to this point too and said so to God. This is for you as well:",
  translations: {
    es: "Siento mucho que esto sea tan duro. Gracias por decirlo. Tu vida importa, y no tienes que cargar con esto a solas.\n\n{emergency}\n\n{crisis}\n\nPor favor, cuéntale también a una persona cercana cómo te sientes, alguien de tu familia, una amistad, tu pastor o tu médico, y pídele que se quede contigo. Yo solo soy un asistente de estudio y no puedo ocupar su lugar.\n\nTambién en la Biblia hubo personas que llegaron a este punto y se lo dijeron a Dios. Este versículo, aquí en inglés, es también para ti:",
    pt: "Sinto muito que esteja sendo tão difícil. É bom que você tenha dito isso. Sua vida importa, e você não precisa carregar isso sem ajuda.\n\n{emergency}\n\n{crisis}\n\nPor favor, conte também a alguém perto de você como se sente, da família, uma amizade, um pastor ou um médico, e peça que fique com você. Eu sou apenas um assistente de estudo e não posso ocupar o lugar dessas pessoas.\n\nTambém na Bíblia houve quem chegasse a este ponto e dissesse isso a Deus. Este versículo, aqui em inglês, é também para você:",
    de: "Es tut mir sehr leid, dass es so schwer ist. Danke, dass du es aussprichst. Du bist wichtig, und du musst das nicht allein tragen.\n\n{emergency}\n\n{crisis}\n\nBitte sag auch einem Menschen in deiner Nähe, wie es dir geht, jemandem aus der Familie oder dem Freundeskreis, einer Ärztin oder einem Pfarrer, und bitte ihn, bei dir zu bleiben. Ich bin nur ein Studienassistent und kann diese Menschen nicht ersetzen.\n\nAuch in der Bibel sind Menschen an diesen Punkt gekommen und haben es Gott gesagt. Dieser Vers, hier auf Englisch, ist auch für dich:",
    fr: "Je suis vraiment désolé que ce soit si dur. Merci de l’avoir dit. Votre vie compte, et vous n’avez pas à porter cela dans la solitude.\n\n{emergency}\n\n{crisis}\n\nDites aussi, s’il vous plaît, à une personne proche ce que vous ressentez, quelqu’un de votre famille, un ami, un pasteur ou un médecin, et demandez-lui de rester avec vous. Je ne suis qu’un assistant d’étude et je ne peux pas les remplacer.\n\nDans la Bible aussi, des hommes et des femmes en sont arrivés là et l’ont dit à Dieu. Ce verset, ici en anglais, est aussi pour vous :",
  },
  references: ["Psalm 34:18"],
  isWhole: true,
};
