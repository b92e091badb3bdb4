import type { PersonTables } from "./whose";

export const frenchOthers: PersonTables = {
  classes: {
    other:
      "(?:mon|ma|mes|notre|nos) (?:_ )?(?:{near})s?|(?:un|une) (?:_ )?(?:{near}) (?:a moi|de (?:mon|ma|notre|mes) _)|(?:un|une) (?:ami|amie|collegue|copain|copine|eleve|voisin|voisine|camarade|pote)|(?:un|une) de (?:mes|nos) (?:_ )?(?:{near})s?|quelqu un (?:de proche|que je connais|qui|de ma _|de mon _)",
    selfThird:
      "mourir|se tuer|se suicider|se pendre|en finir|mettre fin a (?:ses jours|sa vie)|disparaitre|etre morte?|se faire du mal|se jeter|suicide|se donner la mort|se foutre en l air",
  },
  visitor: `
    (je|moi|ma vie|mes jours|mes bras|mes veines|mon corps|mon existence|chez moi)
    (me|m|nous) !(a (dit|confie|avoue|ecrit|raconte|envoye)|dit|disait|ecrit|confie|raconte|parle|envoie|appelle|({says}))
  `,
  others: `
    <!(pour) {other}
    <!(pour) {kin}
    ({kin}|{other}) qui
    (il|elle|ils|elles|se tuer|se suicider|se scarifie|se pendre|quelqu un)
  `,
  victims: `
    (la|le|les|l|lui) (a )?({hits}|{touches})
    ({hits}|{touches}|abuse de|abuse) (de )?(sa|son|ses|elle|lui|ma|mon|mes|la|le|les|leur|leurs) ~
    (est|se fait|etait|a ete) ~ ({hits}|{touches}|battre|frapper|violer|abuse*)
  `,
  reports: `
    {other} (me|m a|me a|a)? (dit|ecrit|envoie|envoye|poste|publie|crie) $
  `,
  selfHarm: `
    {other} ~~ (veut|voulait|va|menace de|parle de|pense a|envisage de|prefererait|prefere|aimerait mieux|a essaye de|a tente de|essaie de|voudrait|souhaite|songe a|dit que) ~ ({selfThird}) !(de rire|de faim|au peche|pour)
    {other} ~~ (a fait|fait) une (tentative|ts) ~
    {other} ~~ (veut|a envie de|souhaite) (plus|pas) (vivre|etre la|exister|continuer) !(avec|dans|comme)
    {other} ~~ (a|voit|trouve) (plus|pas|aucune) (de)? (raison|gout|envie|sens) ~ (vivre|vie)
    {other} ~~ se (coupe|scarifie|mutile|taillade|lacere|fait du mal) !(les cheveux|les ongles|la barbe|le doigt)
    {other} ~~ (avale|pris|a avale|a pris) ~ (cachets|comprimes|medicaments|boite|somniferes|pilules) !(contre|pour)
    {other} ~~ (mieux|heureux) sans (lui|elle)
    (aider|aide|dire|dis|prier|prie|verset*|priere|soutenir|parler|envoyer) ~~ (quelqu un|ami|amie|personne|proche|frere|soeur|jeune|celui|celle) qui ~ (veut|pense|parle|menace|souhaite|a voulu) ~ ({selfThird}|suicidaire)
  `,
  abuse: `
    (le|la|son|sa) (_ )?({near}) de (ma|mon|mes|notre) (_ )?({near}) (la|le|l|lui) ({hits}|{touches})
    {other} ({hits}|{touches}|abuse de) (sa|son|ses|leur|leurs) (_ )?({near})s?
    {other} ~~ que (son|sa|leur) (_ )?({near}) ~ (la|le|l|lui|abuse|a abuse) ~ ({hits}|{touches}|de elle|de lui)
    {other} (est|se fait|a ete|etait) ~ (battue?|frappee?|battre|frapper|violee?|violer|abusee?|maltraitee?) (par|$|a la maison|chez)
  `,
};
