import { CiteActions } from "@/components/common/cite-actions";
import { LevelBadge } from "@/components/common/level-badge";
import { SourceList } from "@/components/common/source-list";
import { LinkedList, LinkedText } from "@/components/scripture/linked-text";
import { evolutionProblems } from "@/lib/content/timeline";
import { citationOf } from "./citation";

/** Anchor of a problem; some share their short name with a comparison. */
export const problemAnchor = (id: string) => `problem-${id}`;

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
        {evolutionProblems.map(({ id, title, severity, description, argument, reply, sources }) => (
          <article key={id} id={problemAnchor(id)} className="tl-item tl-problem">
            <header>
              <h3>{title}</h3>
              <LevelBadge color={severity === "Fatal" ? "red" : "orange"}>{severity}</LevelBadge>
            </header>
            <div className="prose">
              <p>
                <LinkedText text={description} />
              </p>
              <h4>The argument</h4>
              <LinkedList items={argument} />
              <h4>The mainstream reply</h4>
              <LinkedList items={reply} />
              <h4>Sources</h4>
              <SourceList sources={sources} />
            </div>
            <CiteActions anchor={problemAnchor(id)} name={title} citation={citationOf(title)} />
          </article>
        ))}
      </div>
    </section>
  );
}
