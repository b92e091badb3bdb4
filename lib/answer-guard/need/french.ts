import type { NeedLanguage } from "./rules";

export const french: NeedLanguage = {
  apostrophe: " ",
  signs:
    "je|moi|mon|ma|mes|j|m|il|elle|nous|veux|suis|ai|pas|plus|personne|quelqu|mourir|vivre|vie|mort|suicide|comment|pourquoi|adieu|ce|dieu|seigneur|tout|une|un|les|des|cachets|que|qui|est|et|du|de|en|au|jsuis|jveux|g|chui|ses|dans|quand|avec|fait|chez|cette|jamais",
  forms: `
    j=je, m=me, t=te, s=se, d=de, l=le, qu=que, c=ce, g=je ai, jveux=je veux, jvais=je vais, jsuis=je suis
    chui=je suis, chuis=je suis, jpeux=je peux, jen=je en, jme=je me, jai=je ai, ji=je, jpense=je pense
    jsais=je sais, pk=pourquoi, pcq=parce que, psk=parce que, pcke=parce que, bcp=beaucoup, pr=pour, ds=dans
    ki=qui, ke=que, qd=quand, mtn=maintenant, vrmt=vraiment, tt=tout, tjr=toujours, tjrs=toujours
    suicid=suicide, suissider=suicider, suisider=suicider, suicidé=suicide, mourrir=mourir, mourire=mourir
    envi=envie, aplu=a plus, papa=papa, padre=pere, mec=copain, bf=copain, daron=pere, daronne=mere
    beauf=beau frere, prof=professeur, reuf=frere, jtm=je te aime, cetait=ce etait, veu=veux, fo=faut
  `,
  fillers:
    "ne|n|vraiment|tres|trop|juste|toujours|aussi|parfois|souvent|simplement|completement|totalement|deja|encore|meme|tellement|si|bien|peut etre|honnetement|franchement|sincerement|carrement|wesh|frere de|svp|stp|maintenant|actuellement|recemment|regulierement|constamment|profondement|un peu|hier|soir|seulement|enfin|tout le temps|sexuellement|physiquement|litteralement|absolument|presque|surtout|la nuit|apparemment|beaucoup|mdr|ptn|putain|voila|donc|alors",
  negations: "pas|plus|jamais|rien|personne|aucun|aucune|sans|ni",
  classes: {
    near: "mari|epoux|epouse|femme|copain|copine|compagnon|compagne|conjoint|conjointe|fiance|fiancee|petit ami|petite amie|pere|papa|mere|maman|beau pere|belle mere|beau frere|belle soeur|demi frere|frere|soeur|oncle|tonton|tante|cousin|cousine|grand pere|papi|papy|grand mere|mamie|fils|fille|petit fils|petite fille|neveu|niece|ex|ex mari|ex copain|patron|patronne|employeur|chef|professeur|maitre|maitresse|entraineur|coach|pasteur|pretre|cure|diacre|responsable|voisin|voisine|ami|amie|meilleur ami|meilleure amie|pote|collegue|camarade|coloc|eleve|etudiant|etudiante|homme|type|mec|gars|garcon|medecin|therapeute|parents|famille|enfant|enfants|bebe|ado|soldat|patient|patiente|connaissance|proprietaire|moniteur|educateur|tuteur|parrain",
    kin: "(?:mon|ma|mes|notre|son|sa|ses|le|la|un|une|ce|cet|cette|leur) (?:_ )?(?:{near})(?: (?!dit|disait|me|m|qui|que|se|et|ou|nous|la|le|veut|voulait|a|en|dans|au|de|est|parle|pense|croit|demande|va|deteste|gagne|essaie|touche|frappe|bat|tape|vient|abuse|menace|prend|quand|lui|avec|pour|mort|morte|il|elle|pas|plus|ne|y|du|etait|pourrait)_)?",
    person:
      "{kin}|il|elle|ils|on|quelqu un|papa|maman|un inconnu|des garcons|des mecs|un homme|un type",
    says: "dit|disait|me dit|m a dit|me a dit|a dit|raconte|me a raconte|a raconte|ecrit|me ecrit|me a ecrit|parle|parle de|me parle de|repete|menace|menace de|a poste|poste|pense|pense a|envisage|confie|me a confie|me a avoue",
    want: "veux|voudrais|souhaite|aimerais|desire|vais|je pense|pense a|pensais a|pense|songe a|penser a|ai pense a|ai songe a|prevois de|decide de|ai decide de|essaie de|essaye de|ai essaye de|ai essaye|ai tente de|suis sur le point de|envie de|ai envie de|prefere|prefererais|preferais|prete a|pret a|reve de|espere|demande a|prie pour|besoin de|merite de|devrais|ai voulu|voulais|hate de|tentee de|tente de|deux fois de|plusieurs fois de",
    killSelf:
      "me (?:tuer|suicider|pendre|tirer une balle|flinguer|foutre en le air|foutre en lair|noyer dans le (?:fleuve|lac)|empoisonner|ouvrir les veines|jeter (?:sous|du|de|par|dans le vide|a le eau|d un)|donner la mort|supprimer|buter|immoler|defenestrer|desvivre|scarifier|mutiler|taillader)|me (?:suicide|suicidais|pends|flingue|tuerai|suiciderai|scarifie|mutile|taillade|supprime)|mettre fin a (?:mes jours|ma vie|la vie)|mets fin a (?:mes jours|ma vie)|ma propre mort|en finir avec (?:la vie|ma vie|tout)|me oter la vie|me enlever la vie|sauter (?:du pont|par la fenetre|du balcon|du toit|dans le vide|sous un train)",
    die: "mourir|mourais|meure|crever|etre mort|etre morte|mort|morte|disparaitre|disparaisse|plus exister|ne plus exister|plus vivre|pas vivre|plus me reveiller|pas me reveiller|ne pas me reveiller|plus etre la|plus etre ici|jamais naitre|jamais etre nee?|pas naitre|pas etre nee?|jamais nee?|me endormir et (?:plus|pas|jamais) me reveiller|dormir pour toujours|quitter ce monde|quitter cette vie|partir pour toujours|en finir|tout arreter|tout finir|que tout se arrete|que ca se arrete|que tout soit fini|que ca finisse|la mort|suicide|le rejoindre dans la (?:mort|tombe)|la rejoindre dans la (?:mort|tombe)",
    live: "vivre|continuer|continuer a vivre|continuer comme ca|etre la|etre ici|etre en vie|exister|me reveiller|me lever|avancer|rester en vie|vivre comme ca|vivre ainsi|etre vivant|etre vivante|naitre",
    hits: "frappe|frappait|frappent|frappes|frapper|frappee?|tape|tapait|tapent|taper|tapee?|bat|battait|battent|battre|battue?|gifle|giflait|giflee?|cogne|cognait|cognee?|tabasse|tabassait|tabassee?|etrangle|etranglait|etranglee?|maltraite|maltraitait|maltraitee?|viole|violait|violee?|violer|agresse|agressait|agressee?|harcele|harcelait|harcelee?|menace|menacait|menacee?|brule|brulait|brulee?|pousse|poussait|poussee?|enferme|enfermait|enfermee?|sequestre|sequestrait|sequestree?|insulte et|crache|attache|attachait|attachee?|persecute|suit partout|suit dans la rue|secoue|mord|humilie et frappe|fait du mal|faisait du mal|a fait du mal|force|forcait|forcee?|oblige|obligeait|obligee?|chante|droguee?|drogue|torture|torturait|donne des coups|donnait des coups|donne des coups de (?:pied|poing)|met des coups|tire les cheveux|prend a la gorge|saute dessus",
    touches:
      "touche|touchait|touchent|toucher|touchee?|caresse|caressait|caressee?|embrasse de force|tripote|tripotait|tripotee?|pelote|pelotait|pelotee?|deshabille|deshabillait|faisait des choses|fait des choses|a fait des choses|attouchements",
  },
  harmless: `
    en finir (avec|avec le|avec la) (le|la|les|l|mon|ma|mes|ce|cette|ces|levitique|nombres) !(vie|existence|tout|monde|souffrance|souffrances|douleur|douleurs|jours|cauchemar) _
    que (ca|cela|il) (se)? arrete de (pleuvoir|neiger|parler|crier)
    (jeune|examen|devoir|cours|boulot|semaine|journee|match|regime|sport|chaleur|attente) (va|vont) me (tuer|achever|crever)
    mourir (en paix|chez|a la maison|dans la foi|en christ|sur la croix|dignement)
    (vide|seule?|perdue?) sans (dieu|priere|jesus|christ|prier|lui|toi) >>
    (mourir|meurs|mort|morte|vivre|meure) (au|a|aux|pour|en|dans le) (peche|peches|moi|soi|monde|chair|ego|christ|jesus|dieu|le seigneur|vieil|soi meme|foi|la chair|mes enfants|ma foi|ma famille|mon pays|la foi) >>
    (meurs|meure|mourir|mort|morte|crever|creve|mourais) (de|d) (rire|faim|envie|curiosite|fatigue|froid|chaud|chaleur|soif|honte|ennui|amour|sommeil|peur) >>
    (chaleur|devoir|devoirs|trafic|attente|examen|tete|dos|froid|suspense|curiosite|travail|boulot|bruit) me (tue|tuent|a tue)
    (veux|voudrais|vais) en finir avec (levitique|nombres|le livre|ce livre|les devoirs|ce chapitre|ce devoir|genese|exode) >>
    (pas|plus) (vivre|etre|rester) (dans|comme|pour|en|de|sous|avec|selon|loin|par|sans dieu|a la|au) (le|la|les|mon|ma|mes|peur|chair|monde|mensonge|peche|un|dieu|soi)? >>
    en peux plus (de|du|avec) (levitique|nombres|livre|ce livre|devoir|ce devoir|la chaleur|cette chaleur|lire) >>
    (finir|terminer|arreter|en finir avec) (le|la|mon|ce|cette|avec le|avec la|un|de) (annee|plan|lecture|lire|etude|jour|semaine|sermon|livre|chapitre|mois|discours|jeune|priere|fumer|boire)
    (couper|coupe|coupee|coupes|coupais) (le|la|les|un|mes) (cheveux|doigt|ongles|barbe|pain|herbe) ~
    me (suis|sois) (coupe|coupee|brule|brulee|fait mal) (le doigt|en cuisine|en cuisinant|en me rasant|au travail) ~
    (verset|psaume|histoire|dieu|sermon|predication|parole|chanson|chant|bible|esprit|jesus|seigneur|texte|passage|livre|message|evangile|parabole|verite|grace|amour|ca|cela|ce|qui|vie|satan|diable|ennemi|chat|chien|bebe|conscience|culpabilite|tristesse|doute|soleil|23|91|lecture|chapitre|lettre|temoignage|exemple|musique|pensee|phrase) (me|nous) (a|ont)? (touche|touchee|frappe|frappee|bat|tape|griffe|blesse|attaque|poursuit|menace|brule|oblige|force|suit|mord|tient|pousse) ~
    (me|nous) (bat|battait|a battu) ~ (au|aux|a) ~ (quiz|echecs|cartes|tennis|foot|football|jeu|jeux|course|scrabble|monopoly|dames|trivia)
    ^ (pourquoi|ou|quand|que|comment|qui|est ce que|dans quel) ~ <!(mon|ma|il|elle|je|tu) (dit|a dit|disait|demande|a demande|prie|priait|crie|voulait dire|signifie|souhaite|ecrit|a ecrit|dit il) >>
    ^ qui (me|te|a|dit|voulait|veut|est ce qui) (a)? ~ >>
    (saul|cain|esau|elie|jonas|moise|jeremie|herode|pharaon|absalom|david|job|paul|psalmiste) (dit|demande|veut|voulait|crie|souhaite|a dit) !(me frapper) >>
    (pasteur|pretre|cure|professeur|maitresse|maitre) (dit|disait|a dit) que >>
  `,
  selfHarm: `
    combien de ~ (cachets|comprimes|medicaments|doliprane*|pilules) ~ (pour mourir|est trop|mortel*|dangereux|suffisent)
    (aimerais|voudrais|pourvu|seulement|espere) (que|qu) (un|une|le|la) (voiture|camion|bus|train|cancer|foudre) me (percute|renverse|ecrase|fauche|emporte|tue)
    (pense|reve|songe|imagine) (a|de) (plus|pas) (exister|etre la|vivre|me reveiller)
    (me reposer|dormir|repos) pour toujours ~
    (ce|cette|demain|aujourd hui) (nuit)? tout (se)? (termine|finit|est fini) ($|pour moi)
    (decue?|triste|degoutee?|pleure) (de|d) (me)? (etre)? (reveillee?|reveiller|etre en vie|en vie)
    (endormir|dormir|coucher) et (plus|pas|jamais) (plus|jamais)? (me)? (reveiller|reveille)
    (garde|gardes|economise|accumule|stocke|cache|mis de cote) (tous|assez|plein)? (de|mes|les|des) ~ (cachets|comprimes|medicaments|somniferes|pilules) ($|pour (cette nuit|demain|mourir|en finir|le jour|ce))
    (suis|assise?|debout) (au bord|sur le bord|sur le rebord) du? (balcon|toit|pont|fenetre|vide|quai) ~
    (a quoi|pourquoi) ~ (sert|bon) ~ (que je)? (reste|vive|continue|rester|suis) ~ (terre|en vie|vivant*|monde|ici)
    (je|et) ~ (pense|songe) ~~ a (la|ma) mort !(de jesus|de christ|de mon|de ma|du)
    (ai) ~ (bu|avale) ~ (javel|poison|desherbant|mort aux rats|antigel) ~
    (seule|unique) (issue|solution|facon|sortie) ~ (mourir|mort|suicide|me tuer|disparaitre|en finir)
    (peur) ~ (me faire du mal|de me tuer|de ce que je pourrais me faire|passer a le acte)
    (ai) ~ (plan|date) ~ (me tuer|mourir|suicide|me suicider|en finir)
    (me vois) (pas|plus|jamais) ~ (vieillir|vivre|adulte|avenir|a 18|a 30)
    (monde|famille|tous|gens|enfants) ~ (mieux|heureux|soulages|tranquilles) ~ sans moi
    (me endormir|dormir) ~ (jamais|plus|pas) ~ (reveiller|reveil)
    {killSelf} <!(que)
    (ai|idees|avoir|des|mes|tendances|pensees|pulsions|envies) ~ (suicidaires|suicidaire|de suicide|suicide)
    (suis|me sens|devenu|devenue) suicidaire
    (pense|songe|penser) ~ (au suicide|a le suicide|a me suicider|a mourir|a la mort tout)
    (je|moi|et|que|ai|^) ~ {want} ~ {die} !(au peche)
    (je|moi) (veux|voudrais|vais|souhaite|aimerais|peux|merite|ai envie de|supporte|arrive|sais|tiens) (pas|plus|jamais|rien) ~ (de|a|pour)? ~ {live} !(dans|comme|pour|en peche|avec|selon|au|la lecture|a lire)
    (veux|voudrais|ai envie de|aimerais|merite) (pas|plus) (de)? (vivre|etre la|etre en vie|exister|me reveiller|continuer|etre ici|vivre comme ca|de vivre) ~ <!(comme)
    (plus|pas|aucun|aucune|perdu|sans) ~ (envie|gout|raison|raisons|sens|force|volonte|but|desir|interet) ~ (de|a|au|la|pour|dans|le)? (vivre|la vie|ma vie|vie|continuer|exister|rester|me lever|vivre plus) !(selon)
    (voir|vois|trouve|a|ai|y a) (pas|plus|aucun) ~ (sens|raison|interet|issue|avenir) ~ (vie|vivre|continuer|pour moi|exister|$) !(selon)
    (ma vie|la vie|vivre|cette vie) (a|vaut|merite|na) (pas|plus|aucun) ~ (sens|peine|coup|valeur|vecue|interet) !(selon|sans dieu|sans christ)
    (a quoi bon|pourquoi|a quoi ca sert) ~ (continuer|vivre|vis|suis en vie|existe|suis encore|suis nee?|rester en vie|de vivre|me lever) !(selon|pour dieu)
    (pourquoi) (je )?(suis je|je suis|continuer|rester|devrais je|je devrais) ~ (vivre|en vie|vivant*|la|nee?|ne)
    (marre|assez|fatigue*|lasse*|las|degoute*|ras le bol) (de|d) (la vie|vivre|ma vie|cette vie|exister|etre en vie|tout et de la vie)
    (deteste|hais) (ma vie|la vie|vivre|etre en vie)
    (aurais|aimerais|voudrais|prefererais|souhaite|jamais|mieux|aurait|devrais) ~ (ne)? ~ (jamais|pas) ~ (naitre|etre nee?|nee?|ne|exister|existe|me reveiller|me reveille|etre ne|etre la)
    (aurais|devrais) (prefere|du|voulu|mieux fait de) ~ (jamais|pas|plus) ~ (naitre|ne|nee|exister|vivre)
    (merite) (pas|plus) (de )?(vivre|la vie|exister|etre en vie)
    (mieux|heureux|heureuse|soulages|tranquille|tranquilles|plus facile) ~ (sans moi|si (je )?(mourais|meurs|disparais|disparaissais|etais (mort*|plus la)|existais)) ~
    (mieux|preferable|plus facile|plus simple) ~ (que je|si je|que|de)? ~ (etais mort*|mort|morte|mourir|sois mort*|meure|disparaitre|disparaisse|pas exister|crever) !(que renier|que pecher|au peche)
    (suis|sens|comme|etre|etais) ~ (un|une|qu un|que un) (poids|fardeau|boulet|charge|gene) ~
    personne (verrait|remarquerait|saurait) je (partais|disparaissais|mourais|suis plus|etais plus)
    personne ~ (regretterait|manquerait|pleurerait|remarquerait|pleurera|regrettera|verrait la difference) ~
    (je)? ~ manquerai* (a)? personne ~
    (avale|pris|avalee|prendre|avaler|prends) ~ (toute|toutes|une boite|boite|plaquette|flacon|trop de|plein|tous|poignee|surdose|20|30|40|tube) ~ (medicaments|cachets|comprimes|somniferes|pilules|medocs|doliprane|$)
    (ai|achete|tiens|avec|garde|prepare|trouve|sont|est|procure) ~ (cachets|medicaments|comprimes|pistolet|arme|fusil|corde|couteau|poison|lame|rasoir|somniferes|medocs|cutter) ~ (main|mains|prets|prete|pret|table|cote|devant moi|prepare*|tete|bouche|charge*|chambre|moi)
    (cachets|medicaments|comprimes|pistolet|arme|fusil|corde|couteau|lame|rasoir) ~ (devant moi|dans la main|dans ma main|sur la table|sur la tempe|a cote de moi|dans la bouche)
    (comment|quelle|facon|moyen|maniere) ~ (mourir|se suicider|se tuer|me tuer|me suicider|en finir) ~ (sans (souffrir|douleur|avoir mal)|vite|rapidement|facilement|indolore|moins douloureuse)
    comment (je peux|puis je|faire pour)? (me tuer|me suicider|se suicider|se pendre)
    (facon|moyen|maniere|methode|mort) ~ (moins douloureu*|indolore|rapide|facile) ~ (mourir|se tuer|suicider|partir|en finir|$)
    combien de ~ (cachets|comprimes|medicaments|doliprane|somniferes|pilules) ~ (mourir|pour)
    (suis|debout|assis|assise|la) ~ (sur|au bord|en haut|au) ~ (pont|toit|rails|voie*|balcon|bord|rebord|falaise|fenetre) ~
    (vais|veux|envie de|pense a|voudrais) (sauter|me jeter|me lancer) ~
    (foncer|rentrer|encastrer|planter|jeter ma voiture|lancer) ~ (dans|contre) (un|le|une) (arbre|camion|mur|platane|poteau|train) ~
    (ce|cette|aujourd|demain|hui|est) ~ (mon|ma) dernier* (jour|nuit|soir|soiree|heure|message)
    (ce|demain|aujourd hui|cette nuit) ~ (en finis|en finir|je finis tout|tout sera fini|je pars pour toujours)
    (je)? en finis ~
    (lettre|mot|message|messages) (de|d) (adieu|suicide) ~
    adieu (a tous|tout le monde|la vie|monde) ~
    (me|recommence a|arrete de|envie de|recommencer a|suis) ~ (scarifie*|scarifier|scarification|mutile*|mutiler|automutile*|taillade*|couper|coupe|coupais|coupee|lacere*|entaille) ~ (bras|poignets|cuisses|jambes|peau|quand|parce|veines|$|le soir|avec)
    (me|suis) (coupe|coupee|brule|brulee|lacere|frappe|griffe) ~ (bras|poignets|cuisses|expres|peau|volontairement|veines|moi)
    (me fais|me faire|fais|faire|me suis fait) (du)? mal ~ (moi|$|expres|volontairement|quand|pour) !(au genou|au dos|en)
    (automutil*|scarification*)
    (dieu|seigneur|jesus|pere|mon dieu) ~ (prends moi|prend moi|rappelle moi|laisse moi mourir|tue moi|reprends moi|prends ma vie|emmene moi|emporte moi|me prenne|me rappelle a lui|me reprenne|ote moi la vie|viens me chercher) ~
    je ~ (prie|demande|supplie) ~ (de)? (mourir|me reveiller|me prenne|me prendre|me rappeler|la mort|que je meure|ma mort) ~
    (en|peux|supporte) ~ (peux plus|supporte plus|plus) ~ (mourir|en finir|mort|finir|disparaitre|vivre)
    (peux|supporte|arrive) (plus) (a)? (vivre|la vie|cette vie|continuer a vivre|continuer comme ca|continuer)
    (essaye|tente|tentative*|essayer) ~ (de)? (me (tuer|suicider|pendre)|suicide) ~
    (ai|fait) ~ (une|deux|plusieurs)? tentative* de suicide
    (dieu|jesus|enfer|ciel|paradis|peche|pardonne*|pardon) ~~ (si je|quand je|de) ~ (me suicide|me tue|suicider|me tuer|vouloir mourir|desirer la mort)
    (est ce un peche|peche|mal|grave) (de|que de) ~ (vouloir mourir|vouloir la mort|souhaiter mourir|souhaiter la mort|desirer mourir|vouloir en finir)
    {kin} ~ ({says})? ~ (que|qu)? (il|elle)? (veut|voulait|souhaite|va|a essaye|essaie|essaye|a tente|menace|parle|pense|prefere|preferait|envisage|a fait|aimerait|voudrait) ~ (de|a|d)? ~ (mourir|se tuer|se suicider|se pendre|en finir|mettre fin a ses jours|disparaitre|etre mort*|se tirer une balle|se jeter|suicide|se faire du mal|se flinguer|plus vivre|se foutre en le air) !(au peche|pour christ)
    quelqu un ~ (veut|va|a essaye de|pense a) ~ (mourir|se tuer|se suicider|en finir)
    {kin} ~ (veut|a envie de|souhaite) (plus|pas) ~ (vivre|etre la|exister|continuer) !(avec|dans|comme)
    {kin} se (scarifie|mutile|coupe|taillade|fait du mal|automutile|lacere) ~
    {kin} ~ (a pris|a avale|avale) ~ (surdose|medicaments|cachets|comprimes|overdose|poison)
    {kin} ~ (lettre|message|mot) (de|d) (adieu|suicide)
    {kin} (est|a) ~ (suicidaire|idees suicidaires|pensees suicidaires)
  `,
  abuse: `
    {person} ~ me (a)? (donne|donnait|mis|met|colle|fichu) (un|une|des) (coup|coups|gifle|gifles|baffe|baffes|claque|claques|raclee)
    {person} ~~ (menace de|va|veut) (publier|diffuser|poster|envoyer|partager|balancer) (mes|ma) (photos|video*|nudes|images)
    {kin} (me)? (regarde|regardait|epie|mate|filme|filmait) ~ (sous la douche|dans mon bain|nue?|deshabiller|me changer|salle de bain)
    (papa|pere|beau pere|il|mari|copain|elle) (frappe|tape|bat|cogne|menace|etrangle) (maman|papa|ma mere|ma soeur|mon frere|mes enfants|les enfants|nous)
    {person} ~ (me) (a)? (tire|pousse|jette|jetee|poussee|attrape|saisit|serre|plaque|balance|traine|tiree) ~ (cheveux|cou|mur|escalier|escaliers|sol|gorge|bras|lit)
    (mains|main) ~ (autour du cou|sur mon cou|a la gorge|dans ma culotte|sous ma jupe|sur mes cuisses)
    (me sens|suis) (pas|plus) en securite ~ (maison|chez moi|avec lui|avec mon)
    (me crie|me insulte|me humilie|me rabaisse) ~ et (me )?(frappe|bat|menace|pousse|tape)
    (me suis fait|ai ete|ete) ~ (touchee?|agressee?|violee?|abusee?) ~ (enfant|petite?|par (un|une|mon|le|ma))
    {person} ~ (me|nous) (a|ont|avait)? ({hits}|{touches}) !(au coeur|profondement|la conscience|a lire|a prier|dans ce|par sa|par son|que|beaucoup|mon coeur)
    _ <!(ce|qui|ca|cela|dieu|verset|histoire|psaume|amour|je|tu) (me|nous) (a|ont|avait)? (frappe|frappait|frappee?|bat|battait|battue?|tape|tapait|tapee?|gifle|giflee?|cogne|tabasse|tabassee?|etrangle|etranglee?|maltraite|maltraitait|viole|violait|violee?|agresse|agressee?|tripote|tripotee?|sequestre|sequestree?|harcele|enferme|brule avec|etranglait|violente) !(dans ce|au coeur|a lire|par sa|par son|que|beaucoup)
    {kin} ~ (abuse|abusait|a abuse|profite|a profite) (sexuellement)? de (moi|nous|ma|mon|mes|elle|lui)
    (abuse|abusait|abusee?|profite|profitait) de (moi|nous|ma (fille|soeur|niece)|mon (fils|frere)) ~
    {person} ~ (vient|venait|entre|entrait|est entre|se glisse) ~ (dans (ma chambre|mon lit|la salle de bain)|ma chambre|mon lit) ~
    (me|nous) (a|ont)? (force|forcait|forcent|forcee?|oblige|obligeait|obligent|obligee?|fait|faisait|demande) ~ (a|de)? ~ (coucher|sexe|rapports|relations|toucher|deshabiller|marier|epouser|choses|prostituer|avorter|photos nue|nudes|sucer|avec lui)
    (veut|demande|envoie|exige|reclame) ~ (photos|nudes|videos) ~ (nue|nu|intimes|de moi|deshabillee|$)
    (met|mis|mettait|passe|passait|glisse) (la|sa|ses|les) (main|mains|doigts) ~ (moi|culotte|pantalon|cuisses|fesses|jupe|seins|sous)
    (ai|suis|etais|ete|etre|fus|fait|me suis fait|me fais) ~ (viole*|violer|abuse*|abuser|battue|battu|agresse*|agresser|maltraite*|harcele*|harceler|menace*|sequestre*|kidnappe*|tripote*|droguee?|attouche*|frappe*|frapper|frappee|taper|tabasser|battre|exploitee?|vendue|prostituee|etrangle*) !(par les romains|par satan|dans la bible|par la beaute|par ce|par cette|par sa|de)
    (ma|mon|une|un|sa|la|cette|elle|il) (_ )?(_ )?(est|a ete|etait|se fait|soit) ~ (violee?|abusee?|battue?|agressee?|maltraitee?|frappee?|touchee?|harcelee?|frapper|battre|menacee?) (par) (son|sa|un|une|mon|le|ses) ~ <!(pilate)
    (victime|victimes|subis|subi|subir|survivante|vis|vit) ~ (violence|violences|violences conjugales|maltraitance|abus|abus sexuels|attouchements|viol|inceste|coups|harcelement) ~ !(dans la bible|selon)
    (couple|mari|conjoint|pere|copain|relation|mariage|ex|compagnon|homme|foyer) (violent*|abusif|abusive|maltraitant*|toxique et violent|dangereu*)
    (mari|pere|copain|conjoint|compagnon|il|fils|frere) (est|devient) (violent|tres violent|dangereux)
    (peur|terrifie*|effraye*|terrorise*) ~~ (rentrer|maison|chez moi|de (mon (mari|pere|copain|conjoint|beau|oncle|ex|frere|compagnon)|ma mere|lui|papa)|que il me (tue|frappe)|pour ma vie|a cause de (papa|mon|lui)) ~ 
    {kin} ~ (harcele|suit|poursuit|menace|traque|espionne) ~ (et|peur|partout|$|de) !(se|en finir)
    (menace|menacait|menacee?|dit que|jure|jure de) ~ (me tuer|de me tuer|me frapper|de me frapper|il va me tuer|il me tuera|me faire du mal|de mort|enlever mes enfants|diffuser|publier)
    (va|veut|voulait|a essaye de|essaie de|a failli) (me|nous) (tuer|frapper|violer|etrangler|battre|faire du mal) <!(saul|pharaon|herode) ~
    (me|nous) (laisse|laissent|laissait) (pas|plus) ~ (sortir|partir|aller|parler|travailler|voir|appeler|avoir)
    (me|nous) (interdit|empeche|defend) de (sortir|partir|parler|travailler|voir|appeler|quitter|avoir)
    (pris|confisque|cache|garde|vole|retient|prend|confisquee?) (mon|mes|ma) (passeport|papiers|telephone|portable|argent|cles|carte) ~
    (me|nous) (a)? (enferme|enfermait|enfermee?|sequestre|attache|retient|tient enferm*|garde enferm*) ~
    (suis) (enfermee?|sequestree?|retenue?|cachee?|prisonniere?) ~ (chez|dans|par|a la|de lui|salle de bain|placard|$) !(romains|bible)
    (me cache|cachee?|enfermee?) ~ (salle de bain|placard|toilettes|chambre|voiture) ~ (de|parce|mari|il|$)
    (quelqu un|homme|type|voleur|il|ex|inconnu) ~ (entrer|rentrer|casse|force|defonce|me suit|suit|est devant|rode|entre) ~ (chez moi|porte|fenetre|maison|appartement|moi|$|rue)
    (veulent|veut|vont|va|force|forcent) ~ (me marier|me vendre|que je me marie|me faire epouser|me donner en mariage) ~ !(a l eglise)
    (mariage) (force|arrange de force) ~
    (notre|petit) secret ~
    (faisait|fait|faisaient|a fait) (des) choses ~ (moi|quand|avec moi|petit*|sexuelles)
    me (faisait|fait|faisaient|a fait) (des) (choses|attouchements) ~
    (brule|brulait|ecrase) ~ (cigarette*|fer) ~
    {person} ~ (touche|touchait|a touche|tripote|viole|a viole|bat|frappe|tape|abuse de|maltraite|harcele|a abuse de) (a )?(ma|mon|mes|notre|nos) (_ )?(fille|fils|enfant*|soeur|frere|niece|neveu|petite|petit|mere|bebe|cousine|maman)
    ({kin}|quelqu un) ~~ (que)? (son|sa|leur) (_ )?({near}) ~ (abuse|bat|frappe|touche|viole|tape|maltraite|menace|la bat|la frappe|la touche|le bat|le frappe|la viole|le touche) (de elle|de lui|elle)? ~
    (dois|doit|faut il|puis|peux) ~ (je)? ~ (rester|pardonner|obeir|me soumettre|quitter|retourner) ~~ (me bat|me frappe|me a viole*|abuse|violent)
    (bleus|ecchymoses|oeil au beurre noir|cocard|hematomes) ~ (partout|corps|visage|bras|parce|$|sur)
  `,
  despair: `
    plus rien (a (de)? importance|compte|importe|a de sens) !(que)
    personne a besoin de moi
    (plus)? rien (pour moi (ici|$|dans ce monde|sur terre)|me retient|me rattache)
    (vivre|la vie) (me)? (fait mal|pese) ~
    tout le monde me deteste
    (veux|voudrais) que (tout|ca|cela|tout ca) (se)? (arrete|finisse|termine|cesse) ($|dieu|seigneur)
    (tiens|tiendrai|supporte|supporterai|peux) (pas|plus) (un|une|encore un|encore une) (jour|minute|nuit|semaine|journee) ($|de plus|comme ca)
    (aucune|pas de|pas d|plus de|plus aucune) (issue|porte de sortie|echappatoire|espoir) ($|pour moi|de)
    (vois|trouve) (plus|pas|aucun) (le|de|d)? (sens|interet) (a|de|dans) (rien|tout|tout ca|la vie|ma vie|continuer)
    a quoi (bon|ca sert) (tout ca|tout|continuer|essayer)? ($|si|seigneur|dieu)
    (plus|pas|aucun|perdu|sans) ~ (de|d|tout|mon|l)? (espoir|esperance|issue|avenir) ~ !(en israel|selon|dans la bible|d israel)
    personne (me)? (aime|comprend|veut de moi|ecoute|voit|attend|pense a moi|me aime|me comprend|me ecoute) ~
    (me deteste|me hais|me degoute|me deteste moi|degoute de moi) ~ <!(il|elle)
    (suis|me sens|sens|suis en|etre) ~ (deprimee?|desesperee?|vide|detruite?|brisee?|nulle?|inutile|abandonnee?|au fond du trou|a bout|morte? a le interieur|en depression|depressive?|seule? au monde|perdue?|aneantie?|effondree?|rejetee?|angoissee?|dechet|minable|un dechet|une merde|sans valeur|detruit) !(par sa beaute|dans le|dans la lecture|avec les|de souffle|entre les|dans levitique)
    (vaux|sers) (plus)? (a)? rien
    suis (un|une) (rate|ratee|echec|merde|nul|nulle|dechet|erreur|moins que rien) ~
    suis (rien|moins que rien)
    (pleure|pleurer|pleurs) ~ (toutes les nuits|chaque nuit|tous les soirs|tous les jours|chaque soir|toute la journee|en cachette|sans arret|la nuit|nuits|les nuits|les soirs)
    en peux plus $
    en peux plus (de|du) (souffrir|tout|cette|la|ma|ce|cette douleur|la solitude|la vie|ma vie|souffrance|la souffrance) ~
    (seule?) et ~ (en peux plus|personne|triste|desesperee?|perdue?|sans) ~
    tout est ~ (noir|sombre|fini|perdu|fichu|foutu|sans espoir)
    dieu (me deteste|me aime pas|me aime plus|veut pas de moi|veut plus de moi) ~
    (ma vie|mon monde) (est|se|part) ~ (enfer|detruite|ecroule|effondre|fichue|foutue|finie|vide|gachee|en morceaux|un cauchemar|desastre)
    (veux|vais|envie de) (tout)? (abandonner|baisser les bras|laisser tomber) (tout|$|la vie|definitivement)
    (sais) (pas|plus) quoi faire (de ma vie|$)
  `,
};
