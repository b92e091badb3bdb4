import type { SafetyAnswer } from "./schema";

export const distress: SafetyAnswer = {
  id: "distress",
  text: "That sounds very heavy, and I am sorry. You do not have to carry it alone: please tell somebody near you, a friend, a pastor or a doctor, how you feel. If it becomes too much, there is help at any hour.\n\n{crisis}\n\nHere is what the Bible has for such hours.",
  translations: {
    es: "Eso suena muy pesado, y lo siento. No tienes que llevarlo a solas: por favor, cuéntale a alguien cercano, una amistad, un pastor o un médico, cómo te sientes. Y si llega a ser demasiado, hay ayuda.\n\n{crisis}\n\nEsto es lo que la Biblia tiene para horas así; aquí está en inglés.",
    pt: "Isso parece muito pesado, e eu sinto muito. Você não precisa carregar isso sem ajuda: por favor, conte a alguém perto de você, uma amizade, um pastor ou um médico, como se sente. E se for demais, há ajuda.\n\n{crisis}\n\nÉ isto que a Bíblia tem para horas assim; aqui está em inglês.",
    de: "Das klingt sehr schwer, und es tut mir leid. Du musst es nicht allein tragen: Bitte sag jemandem in deiner Nähe, wie es dir geht, einer Freundin, einem Pfarrer oder einer Ärztin. Und wenn es zu viel wird, gibt es Hilfe.\n\n{crisis}\n\nDas hat die Bibel für solche Stunden; hier steht es auf Englisch.",
    fr: "Cela semble très lourd, et j’en suis désolé. Vous n’avez pas à le porter dans la solitude : dites, s’il vous plaît, à quelqu’un de proche, un ami, un pasteur ou un médecin, ce que vous ressentez. Et si cela devient trop lourd, il y a de l’aide.\n\n{crisis}\n\nVoici ce que la Bible offre pour de telles heures ; c’est en anglais.",
  },
  references: [],
  isWhole: false,
};
