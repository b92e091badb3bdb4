import { EVIDENCE_RECORDS } from "@/lib/content/evidence";
import { gradeEvidence } from "@/lib/evidence/rules";
import { TYPE_WORDS } from "./words";

/**
 * The packaged findings for who has no scripts, event by event and without what the tabs add. With
 * scripts the browser skips it and the tabs show what the database holds.
 */
export function FindingsWithoutScripts() {
  return (
    <noscript>
      <section aria-labelledby="findings-listed" className="mt-10">
        <h2 id="findings-listed" className="section-title">
          Findings
        </h2>
        {EVIDENCE_RECORDS.map(({ id, title, validationType, grading, analysis, findings }) => (
          <section key={id} className="prose mb-8">
            <h3>{title}</h3>
            <p>
              <b>
                {TYPE_WORDS[validationType]}, {gradeEvidence(grading).score}% confidence.
              </b>{" "}
              {analysis}
            </p>
            <ul>
              {findings.map((finding) => (
                <li key={finding.id}>
                  <b>{finding.title}</b> ({gradeEvidence(finding.grading).reliability}).{" "}
                  {finding.description} {finding.publications.join("; ")}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </section>
    </noscript>
  );
}
