import type { LossTables } from "./loss";

export const englishLoss: LossTables = {
  signs:
    "die|dead|death|decease|depart|pass|past|drown|perish|kill|murder|gone|longer|still|bled|never woke|lost|los|overdose|od|hung|hang|shot|poison|off|unaliv|took|take|taking|end|suicid|commit|complet|jump|blew|bur|cremat|griev|grief|mourn|bereave|left behind|funeral|memorial|wake|late|miscarr|angel|widow|orphan|heaven|with|went|cross|make|made|didnt|claim|stole|ours",
  classes: {
    dear: "{near}|nana|nanna|papa|gramps|grammy|grandparents?|twin|baby|babies|boys|girls|infant|newborn|unborn|godmother|godfather|soulmate|sibling|siblings|bro|sis|dog|cat|puppy|kitten|pet|horse|rabbit|loved one|loved ones|bishop|wife|husband",
    mine: "(?:my|our|one of my|one of our|a friend of my) (?:_ ){0,2}?(?:{dear})s?",
    home: "mom|dad|mommy|daddy|mama|papa|grandma|grandpa|granny|nana|hubby",
    had: "has|have|had|recently|suddenly|unexpectedly|tragically|peacefully|sadly|both|then|who|she|he|they|it|that|was|were|got|is|are",
    died: "died|passed away|past away|drowned|perished|was killed|were killed|got killed|been killed|was murdered|were murdered|got murdered|murdered|dead|is gone forever|no longer with us|stillborn|gone to be with the lord|went to be with the lord|went to be with jesus|went home to jesus|lost (?:his|her|their) (?:life|battle|fight)|bled out|killed in (?:a|an|the|action|combat|iraq|afghanistan)|killed by (?:a|an|the)|did not make it|didnt make it|overdosed and died|never woke up",
    when: "last|yesterday|today|tonight|this|sunday|monday|tuesday|wednesday|thursday|friday|saturday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter",
    selfKilled:
      "(?:killed|hung|hanged|shot|drowned|poisoned|offed|unalived) (?:himself|herself|themselves|themself|him self|her self)|(?:took|taken) (?:his|her|their) (?:own )?(?:life|lives)|ended (?:his|her|their) (?:own )?(?:life|lives)|(?:committed|commited|completed) suicide|died (?:by|of|from|through) suicide|died by (?:his|her) own hand|jumped to (?:his|her) death|suicided|blew (?:his|her) (?:brains|head) (?:out|off)",
    joke: "to|of laughter|laughing|inside|tired|serious|wrong|set|against|on me|a little|in the game|in minecraft|for (?:our|the|my) sins|on the cross|(?:his|her|their) hair|from laughing|of embarrassment|of boredom|silent|asleep",
    lost: "lost|losing|loosing|lose",
  },
  harmless: `
    (if|what if|suppose|imagine) {mine} ({had})? {died}
    (dream|dreamed|dreamt|nightmare|nightmares|vision) ~~ {died}
    (movie|film|show|book|novel|game|episode|character|series) ~~ {died}
    did not make it (to|on|in time|home|for|past|through|into|onto|out)
  `,
  suicide: `
    {mine} ({had})? ({had})? ({selfKilled}) !(working|with work|over|laughing|trying)
    (^|since|when|after|because|that|and) ({home}) ({had})? ({selfKilled})
    (^|a|an|the|our|this|that|another) (_ )?(neighbors?|neighbours?|colleague|coworker|co worker|workmate|classmate|schoolmate|roommate|flatmate|housemate|teammate|cellmate|bloke) (_)? (_)? ({had})? ({selfKilled})
    {mine} ~~ (because|since|if|after|when|that|and|then) (he|she|they)? ({had})? ({selfKilled})
    ({lost}|loss of) ~~ (to|by|through) (suicide|his own hand|her own hand)
    (suicide|death by suicide|suicide death) of {mine}
    {mine} ~~ (because of|after|since|by|from) (his|her|their|a)? suicide !(bomb*|attack)
    (i|we|my|me|us) ~~ (his|her|their) suicide !(attempt|attempts|note|letter|plan|watch|risk|thoughts|threats)
    (someone|somebody|a person|people) (i|we) (love|loved|knew|know|cared about) ({had})? ({had})? ({selfKilled})
    (grieving|mourning|surviving) ~ suicide $
    my (_ )?(_ )?({dear})s suicide !(attempt|attempts|note|letter|plan|watch|risk|thoughts)
    (left behind|bereaved|widowed|grieving) ~ (by|after|from|over) ~ suicide
  `,
  death: `
    {mine} ({had})? ({had})? ({died}) !({joke})
    {mine} (of|for) _ (years|months) ({had})? ({died}) !({joke})
    {mine} ~~ (since|when|after|that|because|before|now that) (he|she|they|it) ({had})? ({died}) !({joke})
    {mine} ({had})? ({had})? passed ({when}|on ({when}|the)|from|in (his|her) sleep|in ({when}|his|her)|_ (years|months|weeks|days)|away|suddenly|$|and i|so i|before i|when i)
    {mine} ({had})? (odd|oded|overdosed) ({when}|on|and did|and died|and passed)
    (^|since|when|after|because|before|and|that) ({home}) ({had})? ({had})? ({died}) !({joke})
    (^|since|when|after|because|before|and|that) ({home}) ({had})? passed ({when}|on|from|in|_ (years|months|weeks|days)|away|suddenly|$|and i|so i|before i|when i)
    (i|we|^|since|after|have|had|recently|about|over|and|he|she) (have|had|has)? ({lost}) {mine} ($|{when}|in ({when}|a|an|the (war|accident|crash|fire|flood|pandemic|birth))|at ({when}|birth|_ weeks|_ months)|to (cancer|covid|a|an|heart*|leukemia|alzheimers|dementia|the (virus|flu|pandemic|war))|from|two|three|four|five|six|_ (days|weeks|months|years)|and|because of|suddenly|unexpectedly|so|before|after|when|i|we|he|she|during|too|by|due)
    (i|we|^|have|had|just|and|my (wife|sister|daughter|friend|husband|mom|brother|son)) (have|had|has)? ({lost}) (a|another|our|the|her|his|their) (_ )?(patient|student|client|baby|child|son|daughter|friend|resident|grandchild|twin|pregnancy|brother|sister|parent|loved one|colleague|classmate|teammate|husband|wife|mother|mom|dad|father) !(to (drugs|the world)|over|(of _ years|of _ _ years|from _) over|because of (politics|money|a|the (vote|election))|custody)
    (cancer|covid|god|lord|you|death|accident|war|drugs|heart attack|stroke|illness|disease|fire|crash|overdose|leukemia|jesus|alzheimers) (took|has taken|have taken|taken|taking|stole|claimed|killed) {mine} !(to|home|out|on|through|from (egypt|the (house|court)))
    for taking {mine} !(to|home|out|on|for)
    (i|we|^|to|just|of|and|had to|after) (buried|burying|cremated|bury) {mine} !(in (the|work|debt|homework))
    (grieving|grieve|mourning|mourn|grief) ~ (for|over|about|of|losing|the loss of|the death of)? {mine}
    <!(be the) (death|loss|passing|funeral|burial|memorial|murder) (of|for) {mine}
    my (_ )?(_ )?({dear})s (death|passing|funeral|burial|memorial|wake|murder)
    my (late|deceased|departed) (_ )?({dear})
    (i|we|^|wife|sister|daughter|friend|girlfriend) (have|has|had|suffered|went through|experienced|have had|am recovering from) (a|my|our|two|three|another|several|recent|multiple)? (recent|second|third|late|missed)? (miscarriage*|stillbirth|still birth)
    (i|we|wife|sister|daughter|friend|girlfriend) (have|has|had)? miscarried
    (my|our) (miscarriage|miscarriages|stillbirth|angel baby|stillborn*)
    i (am|became|have become) (a|now a|newly|recently)? (a)? (young)? (widow|widower|widowed|orphaned)
    (i|we) (am|are|have been) (in)? (grieving|bereaved|in mourning|in grief|mourning) !(the (holy )?spirit|god|over (my )?sin|my sin|for my sin)
    {mine} (is|are) (in heaven|with (jesus|the lord|god)) now
  `,
};
