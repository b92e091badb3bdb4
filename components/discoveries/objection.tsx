import { LinkedText } from "@/components/scripture/linked-text";
import type { Discovery } from "@/lib/content/discoveries/schema";

/** What is said against a discovery; of a claim also whose it is. */
export function Objection({ discovery, level }: { discovery: Discovery; level: "h2" | "h4" }) {
  const isClaim = discovery.category === "ron-wyatt";
  const Heading = level;
  return (
    <div className="discovery-objection">
      <Heading>{isClaim ? "Objections" : "What others say"}</Heading>
      <p>
        {isClaim && "This is Ron Wyatt’s claim, not an established find. "}
        <LinkedText text={discovery.objection} />
      </p>
    </div>
  );
}
