import { Button } from "@/components/ui/button";

/** Whose words stay, where another tab or device wrote meanwhile. */
export function ConflictChoice({
  onKeepMine,
  onKeepOther,
  onKeepBoth,
}: {
  onKeepMine: () => void;
  onKeepOther: () => void;
  /** Where both can stand beside each other. */
  onKeepBoth?: () => void;
}) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button size="sm" onClick={onKeepMine}>
        Keep what I typed
      </Button>
      <Button size="sm" variant="outline" onClick={onKeepOther}>
        Keep the other
      </Button>
      {onKeepBoth && (
        <Button size="sm" variant="outline" onClick={onKeepBoth}>
          Keep both
        </Button>
      )}
    </div>
  );
}

/** The end of a form that changes something in its place. */
export function EditActions({
  label,
  canSave,
  isSaving,
  onCancel,
}: {
  /** Of the button that saves. */
  label: string;
  /** False while a conflict asks first whose words stay. */
  canSave: boolean;
  isSaving: boolean;
  onCancel: () => void;
}) {
  return (
    <div className="mt-3 flex gap-2">
      {canSave && (
        <Button type="submit" size="sm" disabled={isSaving}>
          {isSaving ? "Saving..." : label}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
