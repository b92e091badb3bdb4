import { Fragment } from "react";
import { fatherSections } from "@/components/church-fathers/father-sections";
import { CiteActions } from "@/components/common/cite-actions";
import { DialogTabs } from "@/components/common/dialog-tabs";
import { ItemDialog } from "@/components/common/item-dialog";
import { PrintButton } from "@/components/common/print-button";
import type { ChurchFather } from "@/lib/content/church-fathers/schema";
import { site } from "@/lib/site/creator";
import { fatherPath } from "@/lib/site/item-paths";

/** Each tab with the sections it holds. */
const TABS = [
  { value: "overview", label: "Overview", sections: ["facts", "context", "controversies"] },
  { value: "works", label: "Works", sections: ["works"] },
  { value: "theology", label: "Theology", sections: ["theology"] },
  { value: "quotes", label: "Quotes", sections: ["quotes"] },
  { value: "legacy", label: "Legacy", sections: ["legacy"] },
];

/** A father's complete profile in five tabs. */
export function FatherDialog({ father }: { father: ChurchFather }) {
  const sections = fatherSections(father);
  const sources = sections.find(({ id }) => id === "sources");
  return (
    <ItemDialog
      anchor={father.id}
      title={`${father.name} (${father.lifespan})`}
      description="Complete theological profile and historical context"
      page={fatherPath(father.id)}
    >
      <DialogTabs
        anchor={father.id}
        label={father.name}
        tabs={TABS.map(({ value, label }) => ({ value, label }))}
        panels={TABS.map((tab) => (
          <div key={tab.value} className="prose">
            {sections
              .filter(({ id }) => tab.sections.includes(id))
              .map(({ id, title, body }) => (
                <Fragment key={id}>
                  <h3>{title}</h3>
                  {body}
                </Fragment>
              ))}
            {tab.value === "legacy" && sources && (
              <div className="sources">
                <h4>{sources.title}</h4>
                {sources.body}
              </div>
            )}
          </div>
        ))}
      />
      <div className="item-actions mt-5 border-t pt-3">
        <CiteActions
          anchor={father.id}
          name={father.name}
          citation={`“${father.name}.” ${site.title}, Early Church Fathers.`}
        />
        <PrintButton name={father.name} />
      </div>
    </ItemDialog>
  );
}
