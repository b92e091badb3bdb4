// Whether a reader wants to judge before seeing how the site grades; kept in this browser.

/** In local storage: "hidden" where grades are to be hidden, else nothing. */
export const GRADES_KEY = "truth-uncovered-grades";

/**
 * Source of a constant inline script that marks the page's root before the first paint where the
 * reader hides the grades, so that none flashes.
 */
export const GRADES_BOOT_SOURCE = `try{if(localStorage['${GRADES_KEY}']==='hidden')document.documentElement.dataset.grades='hidden'}catch(e){}`;

/** Hides the grades of this page or shows them; what hides is the style sheet (grades.css). */
function showChoice(isHidden: boolean): void {
  if (isHidden) document.documentElement.dataset.grades = "hidden";
  else delete document.documentElement.dataset.grades;
}

/** Follows the choice kept in this browser, on a page that the boot script has not run on. */
export function followGradesChoice(): void {
  try {
    showChoice(localStorage.getItem(GRADES_KEY) === "hidden");
  } catch {
    // A closed store: what this page was told stands.
  }
}

/** Keeps the choice in this browser and follows it at once. */
export function chooseGrades(isHidden: boolean): void {
  showChoice(isHidden);
  try {
    if (isHidden) localStorage.setItem(GRADES_KEY, "hidden");
    else localStorage.removeItem(GRADES_KEY);
  } catch {
    // A closed store: it holds for this page.
  }
}
