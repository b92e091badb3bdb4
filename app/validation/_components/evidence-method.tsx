import { FACTOR_NAMES, FACTORS, MAX_WEIGHT } from "@/lib/evidence/constants";
import { FACTOR_STEPS } from "@/lib/evidence/factor-steps";

/**
 * How every score of the site is made, in full. Server-rendered words of the dialog; the long form
 * is docs/evidence-method.md.
 */
export function EvidenceMethod() {
  return (
    <div className="prose">
      <p>
        A score on this site says how well the evidence supports one sentence, exactly as it is
        worded and dated. It does not say whether God acted, and it is not a measurement: it is an
        editorial judgment made by one published rule that treats our own side’s claims like any
        other.
      </p>
      <h3>Seven questions</h3>
      <p>
        Each statement is judged by seven factors, each from 0 to 4 with a reason in a sentence. A
        factor that cannot apply is left out. The weight in parentheses says how much it counts.
      </p>
      <dl>
        {FACTOR_NAMES.map((name) => {
          const { label, weight } = FACTORS[name];
          return (
            <div key={name}>
              <dt>
                {label} ({weight})
              </dt>
              <dd>{FACTOR_STEPS[name].map((step, level) => `${level}: ${step}`).join(". ")}.</dd>
            </div>
          );
        })}
      </dl>
      <h3>One rule</h3>
      <p>
        The score is the weighted mean of the factors’ levels as a percentage. A statement that has
        been shown to be false (agreement 0) gets half of that, because old sources and good
        publication do not make a refuted claim truer. At 80 and above the evidence is called
        strong, from 55 moderate, below that weak.
      </p>
      <h3>Scripture counts, and you can see what it counts</h3>
      <p>
        This is a Bible study site. By default the testimony of Scripture counts as one source among
        the seven. The figure without it is beside every score, and words such as “verified” and
        “disputed” are always judged without it, so that they mean the same to every reader.
      </p>
      <h3>Verified, probable, disputed, debunked</h3>
      <p>
        Debunked: shown to be false, as worded and dated. Verified: 80 or more and no serious
        division among specialists. Probable: 60 or more and not rejected by most. Everything else
        is disputed.
      </p>
      <h3>The confidence of an event</h3>
      <p>
        An event’s overall confidence is the weighted mean over its cross references: supporting
        evidence counts with its confidence, correlating evidence with its confidence at half the
        weight, contradicting evidence with 100 minus its confidence.
      </p>
      <h3>Labels that are fixed</h3>
      <p>
        The timeline labels the Flood “about 4,400 BC”. No chronology known to us gives that year:
        Ussher’s is 2348 BC, about 4,400 years ago, and the Greek Old Testament leads to about 3168
        BC. Scores refer to the dates as the sources give them.
      </p>
      <h3>Weigh it yourself</h3>
      <p>
        Every score opens its inputs, and from there you can set each weight from 0 to {MAX_WEIGHT}.
        Your weights stay in your browser.
      </p>
    </div>
  );
}
