import type { SafetyLanguage } from "@/lib/content/safety-answers/schema";

interface Frames {
  people: readonly string[];
  /** Questions about a person of the Bible, who stands at "…". */
  questions: readonly string[];
}

const FRAMES: Record<SafetyLanguage, Frames> = {
  en: {
    people: ["Job", "Elijah", "Jonah", "Saul", "Judas", "Samson", "Moses", "David", "Paul", "Jesus"]
      .concat(["Jeremiah", "Peter", "Stephen", "Tamar", "Hagar", "Ruth", "Daniel", "Joseph"])
      .concat(["Mark", "Ahithophel"]),
    questions: [
      "Why did … want to die?",
      "Did … kill himself?",
      "How did … die?",
      "Who wanted to kill …?",
      "Why did … say I want to die?",
      "Who beat …?",
      "Was … abused?",
      "Was … ever hopeless?",
      "Where does … say that he would rather die?",
      "What can I learn from … when he was in despair?",
      "My pastor says that … wished to die. Where is that?",
      "In my Bible … asks God to take his life. Why?",
    ],
  },
  es: {
    people: ["Job", "Elías", "Jonás", "Saúl", "Judas", "Sansón", "Moisés", "David", "Pablo"]
      .concat(["Jesús", "Jeremías", "Pedro", "Esteban", "Tamar", "Agar", "Rut", "Daniel", "José"])
      .concat(["Marcos", "Ahitofel"]),
    questions: [
      "¿Por qué … quería morir?",
      "¿… se suicidó?",
      "¿Cómo murió …?",
      "¿Quién quería matar a …?",
      "¿Por qué … dijo quiero morir?",
      "¿Quién golpeó a …?",
      "¿Dónde dice … que prefiere morir?",
      "¿Qué puedo aprender de la desesperación de …?",
      "mi pastor dice que … deseó la muerte, ¿dónde está?",
      "en mi Biblia … le pide a Dios que le quite la vida, ¿por qué?",
    ],
  },
  pt: {
    people: ["Jó", "Elias", "Jonas", "Saul", "Judas", "Sansão", "Moisés", "Davi", "Paulo", "Jesus"]
      .concat(["Jeremias", "Pedro", "Estêvão", "Tamar", "Agar", "Rute", "Daniel", "José"])
      .concat(["Marcos", "Aitofel"]),
    questions: [
      "Por que … queria morrer?",
      "… se suicidou?",
      "Como … morreu?",
      "Quem queria matar …?",
      "Por que … disse quero morrer?",
      "Quem bateu em …?",
      "Onde … diz que prefere morrer?",
      "O que posso aprender com o desespero de …?",
      "meu pastor diz que … desejou a morte, onde está?",
      "na minha Bíblia … pede a Deus que lhe tire a vida, por quê?",
    ],
  },
  de: {
    people: ["Hiob", "Elia", "Jona", "Saul", "Judas", "Simson", "Mose", "David", "Paulus", "Jesus"]
      .concat(["Jeremia", "Petrus", "Stephanus", "Tamar", "Hagar", "Rut", "Daniel", "Josef"])
      .concat(["Markus", "Ahitofel"]),
    questions: [
      "Warum wollte … sterben?",
      "Hat … sich umgebracht?",
      "Wie starb …?",
      "Wer wollte … töten?",
      "Warum sagte … ich will sterben?",
      "Wer schlug …?",
      "Wo sagt …, dass er lieber tot wäre?",
      "Was kann ich von … und seiner Verzweiflung lernen?",
      "mein Pastor sagt, dass … sterben wollte, wo steht das?",
      "in meiner Bibel bittet … Gott, ihm das Leben zu nehmen, warum?",
    ],
  },
  fr: {
    people: ["Job", "Élie", "Jonas", "Saül", "Judas", "Samson", "Moïse", "David", "Paul", "Jésus"]
      .concat(["Jérémie", "Pierre", "Étienne", "Tamar", "Agar", "Ruth", "Daniel", "Joseph"])
      .concat(["Marc", "Ahitophel"]),
    questions: [
      "Pourquoi … voulait-il mourir ?",
      "… s'est-il suicidé ?",
      "Comment … est-il mort ?",
      "Qui voulait tuer … ?",
      "Pourquoi … dit-il je veux mourir ?",
      "Qui a frappé … ?",
      "Où … dit-il qu'il préfère mourir ?",
      "Que puis-je apprendre du désespoir de … ?",
      "mon pasteur dit que … a souhaité la mort, où est-ce ?",
      "dans ma Bible … demande à Dieu de prendre sa vie, pourquoi ?",
    ],
  },
};

/** Every question of a language about each of its people: Bible questions, all of them. */
export function toFramedQuestions(language: SafetyLanguage): string[] {
  const { people, questions } = FRAMES[language];
  return questions.flatMap((question) => people.map((person) => question.replace("…", person)));
}
