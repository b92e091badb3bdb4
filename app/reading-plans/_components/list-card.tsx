"use client";

import { BookOpen, CalendarDays, Clock } from "lucide-react";
import { type MouseEvent, type ReactNode, useId } from "react";
import { LevelBadge, type LevelColor } from "@/components/common/level-badge";
import { IntentLink } from "@/components/layout/intent-link";
import { dueReading, isReadToday } from "@/components/reading/due-reading";
import { formatDays } from "@/components/reading/reading-days";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { formatDay } from "@/lib/day-words";
import type { ReadingPlan, StartedPlan } from "@/lib/reading-plans/client";
import { planHref, planReadingHref } from "@/lib/reading-plans/links";
import { usePlansAddress } from "./use-plans-address";

/**
 * Easy green, Beginner blue, Intermediate yellow, Advanced red (spec §5); anything else neutral.
 */
const DIFFICULTY: Record<string, LevelColor> = {
  Easy: "green",
  Beginner: "blue",
  Intermediate: "yellow",
  Advanced: "red",
};

/** What a started plan's state is called where it is not simply being read. */
const STATUS: Partial<Record<StartedPlan["status"], { words: string; color: LevelColor }>> = {
  stopped: { words: "Stopped", color: "neutral" },
  done: { words: "Finished", color: "green" },
};

/**
 * How the first day of a started plan is worded, which may be to come though it is read ahead.
 * `today` is the visitor's, YYYY-MM-DD.
 */
const startWords = ({ status, start }: StartedPlan, today: string): string =>
  status !== "done" && start > today ? "Starts on" : "Started on";

/** The same of its last day. */
function endWords({ status, endsOn }: StartedPlan, today: string): string {
  if (status === "done") return "finished on";
  return status === "stopped" || endsOn < today ? "was to end on" : "ends on";
}

/** A plan of the list, with what the visitor has done of it. */
export function ListedPlanCard({
  plan,
  started,
  today,
  onIntent,
  onPress,
}: {
  plan: ReadingPlan;
  started: StartedPlan | null;
  today: string;
  /** The pointer or the focus has come to its button. */
  onIntent: () => void;
  onPress: () => void;
}) {
  const { title, description, category, difficulty, duration, dailyReading } = plan;
  return (
    <Card
      title={title}
      badges={
        <>
          {category && <LevelBadge color="neutral">{category}</LevelBadge>}
          {difficulty && (
            <LevelBadge color={DIFFICULTY[difficulty] ?? "neutral"}>{difficulty}</LevelBadge>
          )}
        </>
      }
      description={description}
      duration={duration}
      dailyReading={dailyReading}
      progress={started?.progress ?? plan.progress}
      started={started}
      today={today}
      onIntent={onIntent}
      onPress={onPress}
    />
  );
}

/** A started plan that stands for itself: an own one, or one whose plan is not in the list. */
export function StartedPlanCard({
  started,
  today,
  onPress,
}: {
  started: StartedPlan;
  today: string;
  onPress: () => void;
}) {
  const { planId, title, start, endsOn, doneCount, readingCount, weekdays } = started;
  return (
    <Card
      title={title}
      badges={!planId && <LevelBadge color="neutral">Your own plan</LevelBadge>}
      description={`${startWords(started, today)} ${formatDay(start)}, ${endWords(started, today)} ${formatDay(endsOn)}.`}
      duration={`${doneCount} of ${readingCount} readings`}
      dailyReading={weekdays.length === 7 ? "every day" : `${formatDays(weekdays.length)} a week`}
      progress={started.progress}
      started={started}
      today={today}
      onPress={onPress}
    />
  );
}

function Card({
  title,
  badges,
  description,
  duration,
  dailyReading,
  progress,
  started,
  today,
  onIntent,
  onPress,
}: {
  title: string;
  badges: ReactNode;
  description: string;
  duration: string;
  dailyReading: string;
  /** Percent. */
  progress: number;
  started: StartedPlan | null;
  today: string;
  onIntent?: () => void;
  onPress: () => void;
}) {
  const id = useId();
  const status = started ? STATUS[started.status] : undefined;
  return (
    <li className="plan-card" data-started={started !== null}>
      <h3 id={id}>{title}</h3>
      <p className="plan-badges">
        {badges}
        {status && <LevelBadge color={status.color}>{status.words}</LevelBadge>}
      </p>
      {description && <p className="plan-description">{description}</p>}
      <p className="plan-facts">
        {duration && (
          <span>
            <CalendarDays aria-hidden="true" />
            {duration}
          </span>
        )}
        {dailyReading && (
          <span>
            <Clock aria-hidden="true" />
            {dailyReading}
          </span>
        )}
      </p>
      <div className="plan-foot">
        {started && <Due started={started} today={today} />}
        <div className="plan-progress">
          <Progress value={progress} aria-label={`Progress of ${title}`} />
          <span>{progress}%</span>
        </div>
        <div className="plan-actions">
          <Button
            aria-describedby={id}
            onPointerEnter={onIntent}
            onFocus={onIntent}
            onClick={onPress}
          >
            <BookOpen aria-hidden="true" />
            {progress > 0 ? "Continue Plan" : "Start Plan"}
          </Button>
          {started && <OpenLink id={started.id} title={title} />}
        </div>
      </div>
    </li>
  );
}

function OpenLink({ id, title }: { id: string; title: string }) {
  const { openPlan } = usePlansAddress();
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openPlan(id);
  }
  return (
    <a href={planHref(id)} onClick={open} aria-label={`Open plan ${title}`} className="link">
      Open plan
    </a>
  );
}

/** What is to be read next, each reading a way into the reader, and in calm words what waits. */
function Due({ started, today }: { started: StartedPlan; today: string }) {
  const due = dueReading(started, today);
  if (started.status === "stopped") {
    return <p className="plan-due">It is just as you left it.</p>;
  }
  if (!due) return <p className="plan-due">You’ve read all of it.</p>;
  const { missedDays } = started;
  return (
    <div className="plan-due">
      {isReadToday(started) && <p>Done for today.</p>}
      <p>
        <b>{due.label}:</b>{" "}
        {due.readings.map(({ reading, reference }, at) => (
          <span key={reading}>
            {at > 0 && ", "}
            <IntentLink href={planReadingHref(started.id, { reading, reference })} className="link">
              {reference}
            </IntentLink>
          </span>
        ))}
        {due.minutes > 0 && `\u00a0· ${due.minutes}\u00a0min`}
      </p>
      {missedDays > 0 && due.label === "Today" && (
        <p>{`${formatDays(missedDays)} from before ${missedDays === 1 ? "waits" : "wait"} for you.`}</p>
      )}
    </div>
  );
}
