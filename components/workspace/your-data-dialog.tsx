"use client";

import { ServerData } from "@/components/common/server-data";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { AiSection } from "./ai-section";
import { DeleteSection } from "./delete-section";
import { DevicesSection } from "./devices-section";
import { ExportSection } from "./export-section";
import { ImportSection } from "./import-section";
import { LinkSection } from "./link-section";
import { PrivacySection } from "./privacy-section";
import { SavedSection } from "./saved-section";

/** What is saved and where, and the ways to share it, take it along, bring it back and delete it. */
export function YourDataDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog open={isOpen} onOpenChange={onClose}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Privacy &amp; your data</DialogTitle>
          <DialogDescription>
            No account, no name. What you save here is yours: export it, share it between your
            devices, or delete it.
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <ServerData>
            <SavedSection />
            <DevicesSection />
            <LinkSection />
            <ExportSection />
            <ImportSection />
            <AiSection />
            <PrivacySection />
            <DeleteSection />
          </ServerData>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
