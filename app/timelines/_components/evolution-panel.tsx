import { LevelBadge } from "@/components/common/level-badge";
import { LinkedText } from "@/components/scripture/linked-text";
import { problemSections } from "@/components/timelines/argument-sections";
import { SectionsInPlace } from "@/components/timelines/sections-in-place";
import { evolutionProblems } from "@/lib/content/timeline";
import { problemAnchor } from "@/lib/timelines/item-anchors";
import { CardActions } from "./card-actions";

/** Four problems that critics of evolution raise, each with the reply. */
export function EvolutionPanel() {
  return (
    <section aria-labelledby="evolution-heading">
      <h2 id="evolution-heading" className="section-title">
        Problems raised against evolution
      </h2>
      <p className="tl-intro">
        Four arguments, put as those who make them put them, each with the reply of mainstream
        science. The severity, Critical or Fatal, is how the argument’s own proponents rate it.
      </p>
      <div className="tl-cards tl-two">
        {evolutionProblems.map((problem) => {
          const { id, title, severity, description } = problem;
          return (
            <article key={id} id={problemAnchor(id)} className="tl-item tl-problem">
              <header>
                <h3>{title}</h3>
                <LevelBadge color={severity === "Fatal" ? "red" : "orange"}>{severity}</LevelBadge>
              </header>
              <div className="prose">
                <p>
                  <LinkedText text={description} />
                </p>
                <SectionsInPlace sections={problemSections(problem)} heading="h4" />
              </div>
              <CardActions anchor={problemAnchor(id)} title={title} />
            </article>
          );
        })}
      </div>
    </section>
  );
}
