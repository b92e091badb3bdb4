import type { NavigationIcon as IconName } from "@/lib/site/navigation";
import "./navigation-icons.css";

/** The icon of a navigation entry; decorative, the label says everything. */
export function NavigationIcon({ name }: { name: IconName }) {
  return <span aria-hidden="true" data-icon={name} className="navigation-icon" />;
}
