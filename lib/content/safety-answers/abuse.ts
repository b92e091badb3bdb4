import type { SafetyAnswer } from "./schema";

export const abuse: SafetyAnswer = {
  id: "abuse",
  text: "I am sorry. What you describe should not happen, and it is not your fault. Nothing in the Bible asks you to stay where you are harmed.\n\n{emergency}\n\n{abuse}\n\nIf you can, tell somebody you trust: a friend, a doctor, a teacher or a pastor who will take it seriously. If you use a shared device, somebody may be able to see what you read.\n\nThe psalms speak of God as a shelter for those who are oppressed:",
  translations: {
    es: "Lo siento mucho. Lo que cuentas no debería pasar, y no es culpa tuya. Nada en la Biblia te pide que te quedes donde te hacen daño.\n\n{emergency}\n\n{abuse}\n\nSi puedes, cuéntaselo a alguien de confianza: una amistad, un médico, una maestra o un pastor que se lo tome en serio. Si otras personas usan este dispositivo, alguien podría ver lo que lees.\n\nLos salmos hablan de Dios como refugio de los oprimidos (aquí en inglés):",
    pt: "Sinto muito. O que você conta não deveria acontecer, e a culpa não é sua. Nada na Bíblia pede que você fique onde lhe fazem mal.\n\n{emergency}\n\n{abuse}\n\nSe puder, conte a alguém de confiança: uma amizade, um médico, uma professora ou um pastor que leve isso a sério. Se outras pessoas usam este aparelho, alguém pode ver o que você lê.\n\nOs salmos falam de Deus como abrigo dos oprimidos (aqui em inglês):",
    de: "Das tut mir leid. Was du beschreibst, dürfte nicht geschehen, und es ist nicht deine Schuld. Nichts in der Bibel verlangt von dir, dort zu bleiben, wo man dir wehtut.\n\n{emergency}\n\n{abuse}\n\nWenn du kannst, sag es jemandem, dem du vertraust: einer Freundin, einem Arzt, einer Lehrerin oder einem Pfarrer, der es ernst nimmt. Wenn auch andere dieses Gerät benutzen, könnte jemand sehen, was du liest.\n\nDie Psalmen nennen Gott eine Zuflucht für die Unterdrückten (hier auf Englisch):",
    fr: "Je suis désolé. Ce que vous décrivez ne devrait pas arriver, et ce n’est pas votre faute. Rien dans la Bible ne vous demande de rester là où l’on vous fait du mal.\n\n{emergency}\n\n{abuse}\n\nSi vous le pouvez, parlez-en à quelqu’un de confiance : un ami, un médecin, un enseignant ou un pasteur qui vous prendra au sérieux. Si d’autres utilisent cet appareil, quelqu’un pourrait voir ce que vous lisez.\n\nLes psaumes parlent de Dieu comme d’un refuge pour les opprimés (ici en anglais) :",
  },
  references: ["Psalm 9:9"],
  isWhole: true,
};
