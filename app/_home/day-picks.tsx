import { discoveries } from "@/lib/content/discoveries";
import { answerPath, discoveryPath } from "@/lib/site/item-paths";
import { getAnsweredQuestions } from "@/lib/site/pages/answers";
import { TodayPicks } from "./today-picks";

/** Sections whose questions have two sides to weigh. */
const WEIGHED: readonly string[] = [
  "Beginnings and science",
  "The Bible: text, canon, reliability",
  "How the Bible was made",
  "Doubts and hard texts",
];
/** Questions of which one is shown each day: a month of them, not the whole list in the page. */
const MOST_QUESTIONS = 31;

const firstSentence = (text: string) => /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** One find and one question for the day, for whoever has begun something on the site. */
export function DayPicks() {
  const finds = discoveries
    .filter(({ category }) => category === "mainstream")
    .map(({ slug, title, description }) => ({
      href: discoveryPath(slug),
      title,
      text: firstSentence(description),
    }));
  const weighed = [...getAnsweredQuestions().values()].filter(
    ({ section, critics }) => critics && WEIGHED.includes(section),
  );
  const step = Math.max(1, Math.floor(weighed.length / MOST_QUESTIONS));
  const questions = weighed
    .filter((_, at) => at % step === 0)
    .slice(0, MOST_QUESTIONS)
    .map(({ id, question, answer }) => ({
      href: answerPath(id),
      title: question,
      text: firstSentence(answer),
    }));
  return <TodayPicks finds={finds} questions={questions} />;
}
