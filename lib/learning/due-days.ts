// What the home page knows, before its first paint and without asking, of what is due.

/** In local storage: the day of each passage's next review, one after the other. */
const DUE_DAYS_KEY = "truth-uncovered-learning";

/**
 * Source of a constant inline script that counts what is due on the visitor's day: the root gets
 * `data-learning`, which shows the link `.learning-slot`, and the count for it.
 */
export const LEARNING_BOOT_SOURCE =
  "try{var d=new Date(),p=function(n){return String(n).padStart(2,'0')}," +
  "t=d.getFullYear()+'-'+p(d.getMonth()+1)+'-'+p(d.getDate())," +
  `n=(localStorage['${DUE_DAYS_KEY}']||'').split(' ').filter(function(x){return x&&x<=t}).length,` +
  "r=document.documentElement;" +
  "if(n){r.dataset.learning='';r.style.setProperty('--learning-due','\"'+n+'\"')}" +
  "else delete r.dataset.learning}catch(e){}";

/** Notes the days on which passages are due, for the home page. `today` is the visitor's. */
export function noteDueDays(due: readonly string[], today: string): void {
  try {
    if (due.length > 0) window.localStorage.setItem(DUE_DAYS_KEY, due.join(" "));
    else window.localStorage.removeItem(DUE_DAYS_KEY);
  } catch {
    // The home page says nothing of it then.
  }
  const root = document.documentElement;
  const count = due.filter((day) => day <= today).length;
  if (count > 0) {
    root.dataset.learning = "";
    root.style.setProperty("--learning-due", `"${count}"`);
  } else delete root.dataset.learning;
}
