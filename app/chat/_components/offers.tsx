import { IntentLink } from "@/components/layout/intent-link";
import { Button } from "@/components/ui/button";
import { isOwnPath, type Offer } from "./message";

/** The ways on that an answer offers: questions, asked when pressed, and pages of the site. */
export function Offers({
  offers,
  onAsk,
}: {
  offers: readonly Offer[];
  onAsk: (question: string) => void;
}) {
  return (
    <ul className="chat-offers">
      {offers.map(({ label, href }) => (
        <li key={label}>
          {href === null && (
            <Button variant="unstyled" className="link" onClick={() => onAsk(label)}>
              {label}
            </Button>
          )}
          {href !== null && isOwnPath(href) && (
            <IntentLink href={href} className="link">
              {label}
            </IntentLink>
          )}
        </li>
      ))}
    </ul>
  );
}
