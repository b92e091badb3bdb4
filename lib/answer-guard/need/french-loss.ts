import type { LossTables } from "./loss";

export const frenchLoss: LossTables = {
  signs:
    "mort|mour|deced|deces|perd|parti|tue|assassin|mortell|etein|quitt|nee|suicid|pend|donne|ote|enleve|tire|jete|immol|defenestr|empoison|mis fin|enterr|inhum|inciner|deuil|dispar|obseq|funer|depart|fausse|veu|defunt|noye",
  classes: {
    dear: "{near}|jumeau|jumelle|jumeaux|chien|chienne|chat|chatte|cheval|tata|arriere grand mere|arriere grand pere|grands parents|parrain|marraine|filleul|filleule|belle fille|gendre|meilleur ami|meilleure amie|nourrisson|proche|petit|petite",
    mine: "(?:mon|ma|mes|notre|nos) (?:_ )?(?:{dear})s?|(?:un|une) de (?:mes|nos) _|(?:un|une) (?:_ )?(?:{dear}) a moi",
    is: "est|sont|etait|etaient|vient de|a|ont|nous a|qui est|qui a|qui vient de|ayant",
    died: "morte?s?|decedee?s?|mourir|deceder|perdu la vie|partie? au ciel|partie? rejoindre|noyee?|ete tuee?|ete assassinee?|ete mortellement|eteinte?|quittes|nee? morte?|nee? sans vie|mort nee?",
    joke: "de (?:rire|faim|fatigue|peur|soif|honte|froid|trouille|sommeil)|pour nous|pour nos peches|au peche|a soi|au monde|a la croix|sur la croix",
    selfKilled:
      "suicidee?s?|suicide|pendue?s?|tuee?|donne la mort|ote la vie|enleve la vie|tire une balle|jetee? (?:sous|du|de|par)|immolee?|defenestree?|empoisonnee?",
  },
  harmless: `
    (reve que|cauchemar|film|roman|serie|livre|imagine que) ~~ ({died})
  `,
  suicide: `
    {mine} (qui)? se (est|sont|etait) ({selfKilled}) !(au travail|a la tache|au boulot)
    {mine} (qui)? (a|avait|ont) mis fin a (ses jours|sa vie)
    suicide de {mine}
    (perdu) ~ {mine} ~ (par|du|de) suicide
  `,
  death: `
    {mine} (qui)? (se)? (est|sont|etait|vient de|viennent de|nous a|nous ont|a|ont) (_ )?({died}) !({joke})
    {mine} (decedee?s?|defunte?s?|disparue?s?)
    (ai|avons|a|avoir|viens de|venons de|depuis que je ai|ont) (perdre|perdu) ({mine}|un bebe|un enfant|un patient|une patiente|un eleve|un ami|une amie) !(de vue|dans la (foule|rue)|au (magasin|marche))
    (ai|avons|a|on a|avoir|devons|vais|ont) (enterre|enterree|inhume|incinere|enterrer) {mine}
    (deuil|mort|deces|perte|disparition|obseques|enterrement|funerailles|depart) de {mine}
    (suis|sommes) ~ en deuil
    (ai|avons|a) (fait|eu|vecu|subi) (une|deux|plusieurs|trois) fausse* couche*
    ma fausse couche
    (suis|devenue?|me retrouve) (devenue? )?(veuve|veuf)
  `,
};
