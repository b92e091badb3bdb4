import type { PersonTables } from "./whose";

export const englishOthers: PersonTables = {
  classes: {
    member:
      "(?:a|an|one|some|another|this) (?:_ )?(?:{near}|member|lady|woman|person|colleague|youth) (?:in|from|at|of|on) (?:(?:my|our) (?:_ )?(?:_ )?(?:_)|(?:the )?(?:church|school|work|class|youth group|college|camp|the gym|the office|bible study))",
    other:
      "(?:my|our|one of my|one of our) (?:_ ){0,2}?(?:{near})s?|{member}|someone i know|someone (?:in|at|from) (?:my|our) _|someone close to me|a friend of mine|an online friend|a guy online|a girl online",
    worse:
      "suicidal|wants to die|wanting to die|want to die|wants to kill (?:himself|herself|themselves)|want to kill themselves|thinking (?:of|about) suicide|wants to end (?:it|it all|his life|her life|their life)|thinks about suicide|self harming|self harms|cutting (?:himself|herself|themselves)|cuts (?:himself|herself|themselves)|does not want to live|does not want to be here|attempted suicide|tried to kill (?:himself|herself)|tried suicide",
  },
  visitor: `
    i
    <!({says}|asked|begged|messaged|called|calls) (me|us)
    (myself|my self)
    <!(in|at|from|of|to|on) my !((_ )?(_ )?({near})s?)
  `,
  others: `
    <!(with|join|joining|follow|following|of|by|miss|see|than|leave|about|from|hate) {kin}
    {other}
    (he|she|they|himself|herself|themselves|themself)
    without (him|her|them)
    (someone|somebody|anyone|person|people|girl|boy|guy|friend|man|woman) (who|that|i know|i love|i work with|i met|online)
    (a|some|my|our|for|to|with) (suicidal|friend) ({near}|person|someone|woman|man|teen)?
    someone (suicidal|who|at|in|from)
    ^ (_)? ({near}) ~~ (cuts|cutting|burns|burning|slits) (his|her|their)
  `,
  victims: `
    ({hits}|{touches}|hurts|hurting|harms|harming) (her|him|them|his|their|{kin}|children|kids|a child|each other)
    ({near})s? ~ (is|are|was|were|gets|got|being|keeps|might be|may be|has been|getting) ~ ({hits}|{touches}|hurt|harmed) (up)? (by|at|every|$)
    (raped|molested|beats|abuses|abused|assaulted|hits|touches|beat up|hurts) my (_ )?(_ )?({near})
    {other} (is|was|lives)? (stuck|trapped|living)? in (a|an)? (abusive|violent) _
  `,
  reports: `
    {other} ~ (says|said|texted|texts|wrote|writes|posted|posts|messaged|dmed|typed|whispered|cried|screamed) (me|us|to me|on (instagram|facebook|tiktok|snapchat|x))? $
  `,
  selfHarm: `
    {other} (is|was|feels|has been|may be|might be|seems|became|has become) ({worse})
    {other} ~~ (he|she|they) (wants|want|wishes|would like|wanted) to (disappear|die|be dead|not exist|end it|be gone) !(to|with|for|of)
    {other} ~~ plan to (end|take) (his|her|their) (own)? life
    {other} ~~ (going to|wants to|want to|planning to|threatening to|about to) (end|take) (it|his life|her life|their life|his own life|her own life) !(on|with|out|over|easy|to|up|in)
    {other} ~~ (plans|planning|plan|wants|want|intends|going|about|threatened|threatens|threatening|tried|trying|ready) to (overdose|od|hang|jump|shoot|drown|hurt|cut|harm|poison) ($|himself|herself|themselves|themself|again|tonight|off)
    {other} ~~ (wish|wishes|wished|wishing) (he|she|they) (was|were|had|could|would|can)? ~ (dead|die|disappear|gone|died)
    {other} ~~ (wish|wishes|wished|wishing) (he|she|they) (was|were|had) (never|not) (born|been born|alive|here)
    {other} ~~ (better off|happier|better|easier) without (him|her|them)
    {other} ~~ (nothing|no reason|no point) (left)? (to|in|for) (live|living|go on|going on) ~
    ^ (he|she|they) ({says}) (me)? (that)? (he|she|they) (has|have|had|sees|see) (nothing|no reason) (left)? to live ~
    {other} ~~ (not|never) wanting to ({live})
    {other} ~~ (end it|ending it|end it all|kms|ending it all|unaliving) (tonight|today|soon|all the time|$|all)
    {other} ~~ (took|swallowed|taken|swallowing) ~ (bunch|handful|lot|lots|whole|bottle|too many|pack|all) ~ ({pills})
    {other} ~~ ready to (shoot|kill|hang|drown|end) (himself|herself|themselves|it all)
    {other} ~~ (cuts|cutting|burns|burning|slits) (his|her|their) (own)? ({body})
    ^ (_)? ({near}) ~~ (cuts|cutting|burns|burning|slits) (his|her|their) (own)? ({body})
    (found|saw|noticed|discovered|seen|find) ~~ (razor*|blades?|cuts|scars|marks|rope|noose|pills|suicide note|goodbye letter|cut marks) ~~ (her|his|their|sons?|daughters?|brothers?|sisters?|teenagers?|kids?|friends?|husbands?|wifes?) ~ (room|arms?|bed|drawer|wrists?|bag|diary|legs?|thighs?|car|backpack)
    (friend|someone|somebody|person|one|teen|kid|brother|sister|son|daughter|mother|father|mom|dad|wife|husband|student|coworker|member|people|loved one) (who|that) (is|are|feels|keeps|has|says (he|she|they))? ({worse})
    (how|what|verse|verses|prayer|prayers|pray|psalm|bible|help*|support|comfort|scripture) ~~ (for|to|help|with|support|comfort|love|counsel) (a|the|my|our|some|an)? (someone|somebody|person|people|youth|teen|friend) ~ (suicidal|self harming) !(in)
  `,
  abuse: `
    {other} (_ )?({near})s? (is|keeps|has been|always|was)? ({hits}) (her|him|them|up|on her)
    (my|our) (_ )?(_ )?({near})s (_ )?({near}) (is|keeps|has been|was|has)? ({hits}) (her|him|them|up|on her)
    {other} (is|might be|could be|may be|keeps|has been|was|started)? ({hits}) (up )?(on )?(his|her|their) (_ )?({near}|kids|children|baby|spouse) !(at|in)
    {other} (is|gets|was|being|keeps|is getting|getting|has been|are|being)? (being|getting)? ({hits}|hurt|harmed) (up)? (by|at home)
    {other} ({says}) (me|us|her teacher)? (that)? (his|her|their) (_ )?(_ )?({near}) ({hits}|{touches}|hurts) (him|her|them)
    {other} (is|was|lives)? (stuck|trapped|living)? in (a|an)? (abusive|violent) (relationship|marriage|home|household|family)
  `,
};
