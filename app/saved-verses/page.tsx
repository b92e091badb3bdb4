import { redirect } from "next/navigation";

/**
 * The old address of the collections; next.config.ts answers it before this page does, which serves
 * links inside the app.
 */
export default function SavedVersesPage() {
  redirect("/scripture-library");
}
