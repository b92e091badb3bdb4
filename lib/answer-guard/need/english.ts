import { ENGLISH_ABUSE } from "./english-abuse";
import { ENGLISH_DESPAIR } from "./english-despair";
import { ENGLISH_HARMLESS } from "./english-harmless";
import type { NeedLanguage } from "./rules";

export const english: NeedLanguage = {
  apostrophe: "",
  signs:
    "i|my|the|is|are|what|why|how|who|did|does|and|of|this|that|with|for|you|your|not|his|him|she|they|we|it|was|from|says|wants|im|dont",
  forms: `
    im=i am, ive=i have, dont=do not, doesnt=does not, didnt=did not, cant=can not, cannot=can not
    wont=will not, wouldnt=would not, isnt=is not, couldnt=could not, shouldnt=should not, aint=is not
    shouldve=should have, havent=have not, hasnt=has not, wasnt=was not, arent=are not, hes=he is
    shes=she is, theyre=they are, theres=there is, whats=what is, thats=that is, lifes=life is
    wanna=want to, wana=want to, gonna=going to, gunna=going to, gon=going to, gotta=have to
    finna=going to, tryna=trying to, dnt=do not, anymore=any more, u=you, ur=your, r=are, wen=when
    nite=night, tonite=tonight, bf=boyfriend, gf=girlfriend, ppl=people, bc=because, cuz=because
    hubby=husband, n=and, nobodys=nobody is, noone=nobody, everyones=everyone is, everybody=everyone
    somebody=someone, mum=mom, mums=moms, kil=kill, dieing=dying, rlly=really, wil=will, ma=my
    sucide=suicide, suiside=suicide, suicde=suicide, sucidal=suicidal, suicidial=suicidal
    sewerslide=suicide, sewercide=suicide, unaliving=unalive, unaliveing=unalive, graped=raped
    meself=myself, id=i would, ill=i will, wishin=wish, thinkin=thinking, feelin=feeling, livin=living, em=them
    stepdad=step dad, stepfather=step dad, stepmom=step mom, stepmother=step mom
  `,
  fillers:
    "just|really|so|very|always|still|also|even|honestly|literally|actually|ngl|fr|tbh|lol|lmao|kinda|often|sometimes|again|please|pls|plz|oh|well|maybe|perhaps|only|simply|totally|completely|truly|constantly|seriously|deeply|basically|already|currently|lately|secretly|recently|legit|lowkey|highkey|fucking|fuckin|freaking|damn|bloody|ever|regularly|repeatedly|continually|sexually|physically",
  negations: "not|never|no|nobody|nothing|without|neither",
  classes: {
    i: "i|i am|i have|i would|i have been|me|am|been",
    near: "husband|step dad|step mom|step son|step daughter|dad|daddy|father|dads|fathers|boyfriend|brother|stepbrother|uncle|uncles|grandpa|grandad|granddad|grandfather|son|sons|boss|employer|landlord|coach|teacher|pastor|priest|leader|elder|neighbor|neighbour|cousin|nephew|ex|partner|fiance|roommate|housemate|flatmate|classmate|friend|friends|colleague|coworker|sergeant|commander|spouse|tutor|doctor|therapist|babysitter|bishop|deacon|man|wife|mom|moms|mommy|mama|mother|girlfriend|sister|aunt|auntie|grandma|granny|gran|nan|grandmother|daughter|daughters|niece|fiancee|parents|parent|family|laws?|kid|kids|child|children|grandson|granddaughter|grandchild|bestie|bff|mate|buddy|student|pupil|patient|soldier|soldiers|girl|boy|teen|teenager|guy|owner|manager|supervisor|crush|guardian|caretaker|caregiver|carer|nurse|minister|client|customer",
    kin: "(?:my|our|his|her|moms|the|a|one of my|this|some|an older|that|one of our) (?:_ ){0,2}?(?:{near})(?: (?!say|says|said|told|tells|asks|asked|thinks|who|that|always|and|or|in|to|about|is|was)_)?",
    person:
      "{kin}|he|she|they|who|someone|daddy|dad|mom|mommy|mama|grandpa|grandma|a stranger|strangers|some boys|the boys|some guys|the guys|people|and",
    says: "says?|said|saying|told|tells|telling|texted|texts|texting|wrote|writes|posts|posted|talks?|talked|talking|thinks?|thinking|thought|admitted|confessed|keeps|kept|threatens?|threatened|jokes|joking|hinted|mentioned|whispered|cried|screamed|swears",
    want: "want to|want|wanted to|wish|wish to|wish i could|wish i would|wish i was|wish i were|wish i had|wish to be|would like to|like to|long to|longing to|ready to|need to|going to|about to|plan to|planning to|planning on|plan on|decided to|hope to|hope i|prefer to|prefer|rather|tempted to|thinking of|thinking about|think of|think about|thought of|thought about|thoughts of|thoughts about|considering|consider|contemplating|feel like|feeling like|dream of|dreaming of|dream about|fantasize about|fantasizing about|should|deserve to|trying to|tried to|urge to|urges to|pray to|pray that i|pray i|begging to|beg to|asked to|asking to|what if i did|what if i|obsessed with|dying to|wishing to|wishing i was|wanting to|wanting",
    // Said of oneself, whatever goes before.
    killSelf:
      "(?:kill|killing|killed|hang|hanging|hanged|shoot|shooting|drown|drowning|poison|stab|stabbing|off|offing|unalive|strangle|suffocate|electrocute) (?:myself|my self)|(?:end|ending|ended|take|taking|finish|finishing) (?:my life|my own life|myself|my existence)|slit(?:ting)? my (?:wrists?|throat)|blow(?:ing)? my (?:brains?|head) (?:out|off)|eat(?:ing)? (?:my gun|a bullet)|starv(?:e|ing) myself to death|drink(?:ing)? myself to death|put(?:ting)? a bullet in (?:my|me)*",
    suicide:
      "suicide|suicidal|commit suicide|committing suicide|committed suicide|unalive|end it|ending it|ended it|end it all|ending it all|ended it all|end things|ending things|ended things|end everything|ending everything|overdose|overdosing|overdosed|kms|ctb|od",
    // A wish for it needs the first person before.
    die: "die|dying|be dead|being dead|am dead|were dead|was dead|not exist|stop existing|cease to exist|not be alive|not wake up|never wake up|not waking up|never waking up|never wake|not wake|sleep forever|sleep and never wake up|go to sleep and (?:never|not) wake(?: up)?|sleep for good|go to sleep for good|never open my eyes|leave everyone behind|escape this life|out of this life|out of this world|disappear forever|disappear for good|disappear|vanish forever|vanish|leave this (?:world|life|earth|planet)|be gone|be gone for good|be gone forever|be no more|not be here|not be here any more|exit this (?:world|life)|jump off|jump in front|follow (?:him|her|them)(?: to the grave)?|join (?:him|her|them) in (?:the grave|death|heaven)|not be in this world|meet my maker tonight|cross over tonight",
    live: "live|living|be alive|being alive|alive|be here|being here|exist|existing|wake up|waking up|go on|going on|carry on|carrying on|keep going|go on living|stay alive|continue living|continue|keep living|keep on living|be around|be in this (?:world|life)|be on this (?:earth|planet)|see (?:tomorrow|another day|the morning)|get up and go on living",
    pills:
      "pills?|tablets?|meds|medication|tylenol|paracetamol|ibuprofen|xanax|opioids?|insulin|morphine|antidepressants|sleeping pills?|drip|advil|aspirin|codeine|oxy|oxycontin|valium|ambien|benadryl|melatonin|fentanyl|capsules?|potassium|painkillers?|sleepers|(?:heart|blood pressure|sleeping) (?:pills|tablets|meds)",
    weapon:
      "gun|pistol|rifle|shotgun|revolver|weapon|rope|noose|razor|razor blade|razor blades|blade|blades|knife|bleach|poison|pesticide",
    body: "arms?|wrists?|legs?|thighs?|skin|stomach|body|face|neck",
    hits: "hits?|hit|hitting|beats?|beat|beating|beaten|slaps?|slapped|slapping|punch|punches|punched|punching|kicks?|kicked|kicking|pushes|pushed me down|pushes me around|chokes?|choked|choking|strangles?|strangled|strangling|smacks?|smacked|smacking|whips?|whipped|whipping|burns?|burned|burnt|bites|bit|shoves?|shoved|shoving|throws things at|throws stuff at|batters?|battered|thrashes|thrashed|pins?|pinned|drags?|dragged|abuses?|abused|abusing|assaults?|assaulted|rapes?|raped|raping|molests?|molested|molesting|gropes?|groped|fondles?|fondled|fondling|attacks?|attacked|stalks?|stalked|stalking|spits on|spit on|tortures?|tortured|forces himself on|forced himself on|forced herself on|forcing himself on|lays? hands on|laid hands on|put his hands on|puts his hands on|put hands on|puts hands on|interfered with|messed with|took advantage of|takes advantage of|violated|violates|had his way with|exposed himself to|flashed|knocked|knocks|headbutted|elbowed|scalded|stabbed|shot at|shoots at|swings at|swung at|threw (?:a|his|the) _ at|throws (?:a|his|the)? ?_ at|drugged",
    touches:
      "touches|touched|touching|touch|kisses|kissed|feels up|felt up|feeling up|rubs|grabs|grabbed|grabbing|undressed|undresses|strips|licks|films|filmed|watches me shower and touches|gropes|fingers",
    us: "me|us|my kids?|my children|my child|my son|my daughter|my daughters|my sons|my mom|my mother|my sister|my brother|my baby|my little brother|my little sister|our kids|our children|the kids|my niece|my nephew|my grandson|my granddaughter|my grandkids|my grandchildren|me and my _|mom|mama|me up|us up",
    self3:
      "(?:kill|kills|killing|hang|hanging|shoot|shooting|drown|hurt|hurting|harm|harming|cut|cutting|cuts|starv*|poison*|burns|burning|stab*|scratch*|hurts|harms|hates|off) (?:himself|herself|themselves|themself|themselfs|her self|him self|(?:his|her|their) (?:arms?|wrists?|legs?|skin|body|thighs?|throat))",
    want3:
      "want|wants|wanted|wish|wishes|wished|going|plans|planning|ready|rather|trying|tried|prays|hopes|threatens|threatened|about|keeps talking about|talks about|talking about|speaks about|thinking about|thinks about|talking of|speaks of|talks of|thinks of|wanting|prefers|talked about|texting about|thinking of|joking about|dreams of",
    die3: "die|dying|dead|be dead|death|end it|end it all|ending it|end things|end (?:his|her|their) (?:own )?life|take (?:his|her|their) (?:own )?life|ending (?:his|her|their) (?:own )?life|taking (?:his|her|their) (?:own )?life|not wake up|disappear|killing|jump|jumping|jump off|not be here|kms|suicide|commit suicide|leave this world",
  },
  harmless: ENGLISH_HARMLESS,
  selfHarm: `
    {i} ~ (end up|wind up|be) dead (anyway|soon|tonight|tomorrow|by (tonight|tomorrow|morning)|and|$) !(tired|last|wrong)
    i ~ (keep|hide|carry|have|stash) ~ (blades?|razors?|razor blades?) ~ (in|under|behind) my (_ )?(phone|phone case|case|room|drawer|bag|backpack|pencil case|pillow|mattress|shoe|wallet|sock|desk)
    (wish|wishing|wished) ~~ (had|would have) (killed|finished|crushed) me !(off with|with)
    ^ (want to|wanting to|would like to|wish to|rather|ready to|about to) ~ (die|be dead|not exist|stop existing|not wake up|never wake up|not be here any more|sleep (and|then|but) (never|not) wake*|sleep forever|disappear forever) $
    (how many|how much) ~~ ({pills}) ~ (it takes|it would take|would it take|does it take|i would need|do i need|would do it|would kill|before (i|you) die) !(to (cure|fix|heal|help|stop|treat|sleep|get rid))
    (googling|googled|searching|searched|looking up|looked up|researching) ~~ (how many|how much|ways|how high|how long) ~~ ({pills}) (it|is|to|would|till|until|kill*|$)
    (googling|googled|searching|searched|looking up|looked up|researching) ~~ (how many|how much|ways|how high|how long) ~~ (to die|to drown|to hang|till you die|until you die|to bleed*|is fatal|is lethal)
    i (cut|sliced|burned|burnt) (deep|deeper|too deep|tonight|last night|yesterday|today|this morning|the other night|for the first time) !(into|the|my (hair|beard|grass|finger|nails)|class|wood|school|short|a|some|at|while|when|cooking|onions)
    ^ (_)? (_)? i (still|sometimes|often|always|secretly|also)? cut (again|sometimes|often|a lot|too|at night|every night|to feel something|when i am (sad|alone|stressed|upset|angry|numb))? $
    i relapsed ~~ (cut|cutting|self harm|blade|razor|scratching)
    not (eaten|eat|eating) ~~ i (do not|did not) deserve
    (do not|not) deserve (food|to eat|meals|dinner)
    (make|making|made|makes) myself (throw up|puke|vomit|bleed|sick after)
    (throw|throwing|threw) up (after every meal|after (i eat|eating|meals|dinner) (on purpose|so i|because i|to))
    ^ (been)? thinking (of|about) (ending|end) (things|it|it all|everything|my life)
    (how many|how much) ~ ({pills}) ~ (is|are|would be) (too many|too much|enough|lethal|fatal|dangerous|deadly)
    (disappointed|sad|angry|sorry|mad|upset|crying|cry|hate) ~ (that|because|when)? i (woke up|wake up|am alive|survived|am here) ($|any more|this morning|every|each|today)
    ({i}|^) ~ not (want|wanting|plan|planning|expect|expecting|going) to (make it|get|live) (to|past|until|till|through) ~ (graduation|18|20|21|25|30|40|birthday|christmas|tomorrow|summer|morning|tonight|week|year|monday)
    {i} (bought|ordered|got) (the|my) ({weapon}|{pills}) (yesterday|today|tonight|already|now|$|and)
    (fantasize|fantasizing|daydream|daydreaming|dream|dreaming|think|thinking|obsess) (about|of) (not|never) (existing|being alive|living|waking up|being)
    (everyone|everybody|they|people|nobody|no one|family|friends|parents|kids) (would|will) ~ (move on|forget|be fine|be ok|be okay|get over|cope|manage|care|cry|come|be happy|be relieved) ~~ if i (died|die|killed|disappeared|vanished)
    (wish|hope|wishing|hoping|want|pray) ~ (car|truck|bus|train|lightning|cancer|heart attack|something) (would|could|will|to)? (hit|hits|take|takes|kill|kills|strike|run over|end) me !(to|home|there|back|along|on|into)
    {i} ~ (will not|not going to) be (here|around|alive) (much longer|tomorrow|any more|for long|next _|by _) !(at|in church|sunday|for the)
    ^ goodbye (everyone|everybody|world|cruel world|all of you) $
    (worth|more valuable|more use) ~ dead than alive
    (yeet|throw|fling|launch|hurl) myself (off|from|out of|in front of|under|into)
    (should|ought to) have died (with|instead of|that|in (the|that)|when) 
    (think|thinking|thought) (about|of) (not|never) (being|waking) (here|alive|around|up) ~
    {i} ~ (want|wish|like) ~ (to)? (finish|end|stop) (my)? (life|living)
    {i} ~ not want wake up
    (all|everyone|everybody) ~ (easier|better|lighter|happier) ~ (when|if|once) i am (gone|dead|away)
    ({kin}|he|she|they|^) ~ (going to|will|wants to|about to|threatens to) (take|swallow) all (her|his|their|the|of) ~ ({pills})
    (can not|can no longer|not able to) do (life|living|this life|being alive)
    what if i (did|do|would)? not wake up
    (simpler|easier|better|best|nice|nicer|kinder|cheaper|relief|blessing|mercy|fine|not mind|not minded|not be sorry) ~ if (one night|one day|one morning|tomorrow|tonight)? i (did|do|could|would|had|should)? (just|simply)? (not|never) (wake|woke|woken) up !(so|that|at|early|earlier|late|before|for|with|to)
    (simpler|easier|kinder) ~ if i (was|were|am) (not here|not around|gone|no longer (here|around|alive)) !(for|when|at|on|until|this|that)
    i (took|swallowed|have taken) (some|a lot of|lots of|the|my)? (pills|tablets) ($|and|to)
    (not|never) see myself (making it|alive|living|here|growing|getting old|reaching|in the future|any more)
    ({pills}|bottle) ~~ (down|downing|take|taking|swallow|swallowing|popping) (it|them|all|the lot|the whole|everything)
    (going to|want to|about to|tempted to|thinking of|thinking about|ready to) (swallow|down|take|pop|swallowing|downing|taking|popping) (all|every|the whole|a bottle|the bottle|a whole|a handful|too many) ~
    (favor|favour|better|happier|relieved|glad|notice|care|miss|cry|mad|sad|upset) ~~ if i (was|were|am|just|had)? (just|had)? (dead|gone|died|disappear*|killed myself|vanished|not here)
    if i (was|were) (dead|gone) ~ (would|will|no one|nobody|they|everyone|god)
    (her|his|my|their) (wrists?|arms?|thighs?|legs?) ~ (cut up|cut|slit|sliced|bleeding|full of cuts|covered)
    (let|allow) me (go|slip away|pass|pass away|sleep|rest|come home|go to sleep) (for good|in peace|forever|already|in my sleep|home to (you|him|her|heaven|jesus|glory)) 
    (saving|saved|stockpil*|hoard*|hid|hiding|collecting|stashing) (up)? ~ ({pills})
    see you (all)? (on the other side|in heaven soon|in the next life)
    (barrel|muzzle|gun|pistol|rifle|knife|blade|razor) ~ (in|to|against|at|under|on) my (mouth|head|throat|temple|chin|chest|wrist|wrists|arm)
    (only|no other) (way|way out|escape|option|answer) ~~ (bullet|death|die|dying|suicide|dead|end it|end my life|kill myself|the rope|rope|disappear)
    (beam|branch|rope|rafter|hook|belt|fan|tree) ~~ (hold my weight|hold me|around my neck)
    insurance ~~ if i (had|died|die|was|were|am)
    not ~ (want|care|plan|reckon|expect|hope|wish) ~~ see (another|the next) (day|morning|sunrise|christmas|birthday|harvest|spring|summer|winter|year|week|night|sunday|monday)
    {i} ~ (drank|drunk|drinking|swallowed|drink|chugged) ~ (bleach|weed killer|weedkiller|poison|antifreeze|detergent|pesticide|drain cleaner|acid|rat poison|paraquat|ammonia)
    not trust myself (tonight|alone|right now|any more|to be alone|with (pills|the|my|a))
    (scared|afraid|worried) (that)? i (will|might|am going to|could) (hurt|kill|harm) myself
    (ready|want|time) (to|for me to) (go|leave) (be with (jesus|god|the lord|my _)|home to (god|jesus|heaven|the lord)|meet (jesus|god|my maker)) (now|tonight|already|today|early|sooner|soon)
    my life (is over $|ended|ends tonight|should end|means nothing|has ended) !(christ|to christ)
    (can not|can no longer) (keep|go on) (living|existing|being alive|breathing)
    {i} ~ (over|done) (with)? (living|existing|being alive|it all|this life)
    (how|ways|way|where) (do|can|could|should|would)? (i|to) ~ (kill myself|end my life|end it all|die without pain|die painlessly|die fast|die quickly|die peacefully|overdose|commit suicide)
    (last|final) (prayer|message|question|goodbye|post) (before i (go|die|leave|end|do it)) ~
    before i (kill|end|hang|shoot|do it|jump|take my|od|overdose) ~
    {killSelf}
    (kms|ctb|unalive|unalived)
    {i} ~~ {want} ~ {suicide} !(with|of christ|in the bible)
    (i am|i feel|i get|i was|i have been|me|feeling|i become|am) ~ suicidal
    {i} ~~ (commit|committing|attempt*|plan|planning|choose|choosing) ~ suicide
    suicide ~~ (because|since|but|and)? (i am|i keep|i have|i can not|me) (thinking|considering|tempted|planning|close|want|go on|about to)
    (i|i have|my) ~ suicid* (thoughts|attempt|attempts|ideation|feelings|urges|note|letter|plan)
    (forgive|hell|heaven|sin|unforgivable|save|saved|accept) ~~ (if|when) i ~ {suicide}
    suicide (sounds|seems|looks|feels|would be) ~ (good|nice|right|easy|easier|best|only|like)
    {i} ~ {want} ~ {die} !(into|in|from|among|to sin|to self)
    {i} ~ {want} (i|to|be|to be)? (dead|death) $
    {i} (better|rather|should|wish|want) (be )?dead
    (pray*|ask*|beg*|wish|wishing|long|longing|waiting) (god|him|the lord)? for (my own death|my death|death to|death every|death $)
    {i} ~ {want} (to)? (it|life|all|everything|this|the pain|my life|all this|all of this|it all) (to)? (all|be)? (to be|be)? (over|end|stop|finished|ended) !(raining|snowing|by|before|at|in|with)
    (it|this|everything|my life) (to|could|would|should|all) (all|be)? (be over|end) $
    (i am|me) going to (do it|jump|end it)
    (want|wanting) (die|dead|kill me|be dead|end life)
    (i|we|me|you|my|do) (do|am|did|have|would|could|can)? (not|no|never|no longer) ~ (want|wish|deserve|care|need|desire|like|fit|have desire|have will|have strength|able|want to) (to)? (if i)? (even)? (any more)? {live} !(in|like|for|by|with|without|under|as|here|at|near|alone|together|forever|next|on)
    (do|did) not want to (live|be here|be alive|exist|wake up|be around|be in this world|go on) !(in|like|with|for|by|when|until|during|if|forever|under|without)
    (no|not any|not one|zero|not see|not find|lost|losing|not a|not have) ~ (reason|point|purpose|sense|meaning|use|motivation|strength|desire|wish) ~~ (live|living|go on|going on|life|being alive|alive|exist|existing|carry on|continue|stay|stay alive|wake up|keep going|survive) !(according|in|of christ|holy|for christ|for god|stones|sacrifice|water|in the bible)
    (what is|is there|what|see|find) (the|any|a)? (point|use|sense|reason) (of|in|to|for|for me to) (me|my)? (to)? (living|live|being alive|life any more|going on|go on|existing|my life|carrying on|keep going|stay alive|staying alive|waking up) !(according|in|of christ|holy|for christ|for god|stones|sacrifice|water|by|like)
    (why|what) ~ (am i|should i|must i|bother|would i|keep|do i bother|do i have to) ~ (alive|living|live|exist|wake up|go on|carry on|born|breathing|breathe|here $) !(for god|in|holy|by|according|like|with|for christ|as)
    (^|i|i am|am|me|feel|feeling|get|been|and) (tired|sick|done|finished|fed up|exhausted|over|through|had enough) (of|with|from) (this|my|all|the)? (living|life|existing|existence|being alive|this world|breathing|everything in life) !(of christ|group|insurance|in jesus)
    i am done with (it all|everything|everyone|life|this life|this world|living|trying)
    (can not|can no longer|not able to|unable to) (take|stand|bear|handle|live|face|endure|survive|continue) (this|my|with)? (life|living|it|existing|being alive) (any more|any longer|anymore|$)
    (can not|can no longer) (go on|carry on|keep going|keep living|live|live like this|take it|take this|do this|continue|bear it|bear this|survive) (any more|any longer|like this|this way|$)
    (hate|hating|despise) (my life|being alive|living|that i am alive|that i woke up|waking up) 
    life ~ (not worth|no longer worth|not worth it|pointless|over for me)
    {i} ~ (wish|should|better|wished) ~ (not|never) (been|be|have been|was|were)? (born|here|alive|existed|existing|exist)
    (hurt less|easier|better|best|nicer|peaceful|painless) ~ (to)? (be|being) (gone|dead|no more|nothing) !(to|with (sin|the law)|on|in christ)
    (should|could|would) not (be alive|exist|have been born|be here|be breathing)
    should have (never|died|not) ~
    (not|never|do not) (deserve|worthy) (to|of) (live|living|life|be alive|exist|breathe|breathing)
    (everyone|everybody|family|kids|children|husband|wife|parents|world|people|they|all|mom|friends|others|he|she|better) ~~ (better|happier|easier|relieved|glad|fine) ~~ (without me|if i (was|were|am|died|die|disappear*|left|wasnt|did|would|had)|when i am (gone|dead)|than with me|i was gone|i were gone|dead|i died)
    (better|easier|best) (off )?(being dead|be dead|to be dead|dead than alive|when i am dead|if i (died|was dead|were dead|was gone|were gone|disappeared|was not here|had died))
    (nobody|no one|who|not anyone|not a soul) (would|will|is going to) (miss|notice|care|cry|mourn|remember) (if|when|me) ~
    (i am|i feel like|i have become|feel like|being|am) (a|such a|nothing but a|a huge)? burden (to|on|for|$)
    (insurance|life insurance) ~~ (dead|than me|than with me|better)
    (they|theyd|they would|she|he|family|kids|children|wife|husband|everyone|everybody) (would|will|could)? (be)? better (off)? (with|on|from|and have) (the|my|our) (life)? (insurance|payout) ~ !(company|policy|plan|cover|than the|quote|we)
    {i} ~ (have|got|bought|ordered|stole|saved|stocked|keep|holding|hold|loaded|sit|sitting|found) ~ ({pills}|{weapon}) ~ (ready|in front|on the table|lined up|in my hand|in my mouth|next to me|tonight|beside me|on my lap|lined|with me|here|loaded)
    ({pills}|{weapon}) (is|are|in) ~ (in front of me|on the table|lined up|in my hand|in my hands|in my mouth|next to me|beside me|on my lap|loaded|to my head|calling me|calling my name)
    ({pills}) (all )?(lined up|laid out|counted out) !(for|by|in the)
    (gun|pistol|knife|blade|razor) (to|against|at|in|on) my (head|mouth|throat|wrist|wrists|temple|chest|arm|neck)
    (took|taken|taking|swallowed|swallow|swallowing|take) ~ (all|whole|entire|bottle|handful|too many|way too many|too much|pack|box|lots|bunch|every|40|50|60|20|30|100) ~ ({pills})
    (how many|how much|what dose|which|enough) ~ ({pills}|bleach|alcohol|carbon monoxide) ~~ (kill|die|death|fatal|lethal|dead|end)
    (painless|painful|easiest|quickest|fastest|quick|easy|peaceful|best|surest) ~ (way|ways|method|methods) ~ (die|go|kill|end|suicide|out|to be dead|exit)
    how ~ (tie|make) ~ noose
    (how|where) (do|can|could|should|would) i (kill myself|die|end it|end my life|jump|hang|hang myself)
    {i} ~ (standing|stand|sitting|am|sit|here|on) ~ (on|at|by) (the|a) ~ (bridge|ledge|edge|roof|rooftop|balcony|train tracks|tracks|cliff|window|overpass) ~ !(of the|in|to)
    ^ (standing|sitting|stood) (here)? (on|at) (the|a) ~ (bridge|ledge|rooftop|overpass|train tracks) !(of|in|to|over)
    ^ (standing|sitting|stood) (here)? (on|at) (the|a|my) (balcony|roof|edge|window|platform) (again)? (and|thinking|wondering)? ~~ (better off|without me|jump*|end it|over with|let go|fall)
    i (am going to|am about to|might|could|want to|will) (hurt|harm|kill|shake|smother|drown) my (baby|newborn|child|children|kids|son|daughter) !(feelings|chances|faith)
    i ~ (wish|hope|wished) (that)? i (was|were|am|get|got|had been|would be|would get) (hit|struck|run over|killed) by ~
    (want|like|wish|need|going) to (go to)? (sleep|fall asleep) (forever|for good|and (never|not) ~ wake|for $)
    (keep|keeps|kept|stop|always|can not stop) (thinking|dreaming) (about|of) (the|that|a) (bridge|railway|tracks|train tracks|rope|pills|cliff|roof|razor|blade|overdose) !(of|in|to|across|over|between|that|which|where)
    (no|not any|not much) (point|reason|sense|use) (in|to|for|of)? (me|my) (being|living|carrying on|going on|staying) (here|on|alive|any more|anymore)? ~
    (no|not any|not see|not find|see no|find no|see little|not sure) ~ (point|reason|sense|use) (of|in|to|for)? (me|my)? (being (here|around|alive)|staying (here|around)|sticking around|hanging around|waking up) ($|any more|any longer|like this|in the morning|without (him|her|them|you)) !(at|church|in (this|the) (church|meeting|group|job|class|relationship))
    (what is|what was|whats) (the|my|even the)? point (of|in) (me|my)? (being (here|around|alive)|staying (here|around)|waking up) ($|any more|any longer|like this)
    (they|theyd|theyll|hed|shed|he|she|everyone|family|kids|children|wife|husband|parents|all|people) ~ (manage|do|cope|get on|be|live) (better|fine|ok|well|happier|easier) (if|when|once|were) (i was not|i were not|i am not|i not) (around|here|there|alive) ~
    (not) (mind|care|bother me|be sorry) if i (did not|never|not) (wake|woke) up ~
    (i am|i|me|and) (going to|want to|about to|might|could|ready to|thinking of|thinking about|feel like|have urge to|tempted to) (jump|jumping|throw myself|throwing myself|step off|walk into traffic|walk into the (sea|river|ocean|lake)) ~ (off|from|in front|into|bridge|train|traffic|$)
    {i} ~~ (jump|jumping|throw myself|step|walk) (off|from|in front of|into|out of) ~ (bridge|roof|building|train|traffic|balcony|cliff|window|truck|bus|car|sea|river|well|overpass)
    (steer*|driv*|crash*|swerv*) ~~ (into|off|in front) ~ (truck|tree|wall|bridge|traffic|lorry|oncoming|road|cliff|river|pole|train|barrier)
    (crash*|wreck*|fell|jumped) ~~ on purpose
    (cut|cutting|burn|burned|burning|burnt|hurt|hurting|harm|harming|injure|injuring|scratch|scratching|punch|punching|starve|starving|hit|hitting|slash|slashing|bite|biting|self harm) (myself|my self|my own skin|my own body|my {body})
    (started|start|been|keep|back to|stop|relapsed|relapse|stopped|went back to|resist|urge to|urges to|am|addicted to) ~ (cutting|self harm*|burning myself|hurting myself|sh|cut) (after|$|when|because|since|and|clean|any more|for|last|at)
    (relapsed|relapse) ~ (cut*|burn*|harm*|hurt*|blade|razor|sh)
    (self harm|self harming|self injury|self harmed|selfharm|selfharming) ~ (i|me|my|clean|stop)
    (i|i am|i have|me|been) ~ (self harm*|selfharm*|self injur*)
    (goodbye|farewell|suicide|final|last) (letter|letters|note|notes|message|messages|post|video) !(of|from|in|by|is in)
    (wrote|written|writing|left|leaving|recorded|posted) ~ (goodbye|farewell|suicide) 
    (this|it) is (my )?(goodbye|the end for me|my last (night|day|message|prayer|post|hour))
    (tonight|today|tomorrow|this) (is|will be|would be) my (last|final) (night|day|time|prayer|hour) !(of|at|with|for|in)
    (my last (night|day) (alive|on earth|here|in this))
    (god|lord|jesus|father|jehovah) ~ (let me die|kill me|take me (home|now|tonight|in my sleep|already|from this (world|life|earth|pain)|away from (this|here)|out of this world|to heaven (now|tonight)|too|$)|take my life|takes my life|takes me|end me|end my life|end my suffering|not take me|not let me die|to kill me|let me go home|stop my heart|finish me)
    let me (die|not wake up|sleep forever|be dead) !(to|with christ|for|the death)
    (someone|^) kill me (now|already|$)
    (pray*|beg*|ask*|hope|hoping|wish) ~~ (not|never) ~ (wake up|waking up|wake|see tomorrow|see the morning|open my eyes|survive)
    {i} ~~ (sleep|bed|asleep) (and|to) (never|not) (wake|wake up)
    (want|rather|wish|like) (to)? (be with|join|go to|follow) (jesus|god|the lord|my (dead|late) _|him|her) (now|tonight|right now|today|in the grave|in death|instead)
    (died|dead|gone|passed|left|lost) ~~ (want|going|plan|need|wish|ready) (to)? (to )?(go )?(and |to )?(follow|join|be with|go with) (him|her|them|my)
    (^|i am|am|feel|and|get|so) (tired|sick|done|over|exhausted) (of|with) (being (here|around|alive|me|in this world)|(this|my) existence) !(at|in|with|for|on|when|late)
    (sitting|sit|sat|lying|here|alone|room|car|bed|floor) ~ with (the|my|all|these|a) ~ ({pills}|{weapon}) !(box|organizer|reminder)
    (wrote|written|finished) (all)? my (letters|goodbyes|goodbye letters) $
    (lost|losing|lose|no|have no|not have) (the|my|all|any)? (will|desire|want|wish) to (live|go on|be alive|exist|living)
    (make|survive|get) (it )?(through|past|to)? (the|this|another|to)? (night|tonight|tomorrow|morning|week) ~ (alive|do not think|not sure)
    (not|do not|dont) (think|know if|believe|see how) ~~ (make it|survive|get) (through|past|to|till|until)? ~ (night|tonight|tomorrow|morning|week|weekend)
    (i|me) (do)? (not|can not|never) see (any|a|my)? (future|way out|tomorrow|light)
    (no|not any|only) (future|way out|other way out|escape) (for me|of this|but death|any more|except|is death|is to die)
    (nothing|no one|nobody|not anything) (left )?(for me )?to live for
    {i} ~~ (want|plan|going|about|ready|think|thinking|thoughts|thought|tried|try|attempted|attempt|decided|close) ~ (hanging|jumping|overdosing|od|ending it|offing myself)
    (not|do not) care if i (live|die|live or die|wake up|get hit)
    (sin|wrong|bad|okay|ok|normal|forgive|allowed|selfish) ~~ (want|wish|wanting|wishing|pray|hope|long|praying|hoping) ~ (die|death|dead|dying|wake up|kill myself)
    ({kin}|someone|someone i know|a friend) (<!(pastor|priest|teacher|minister|leader|bishop))? (is|was|feels|has been|seems|gets|who is|becomes|keeps|keeps being|has|may be|might be|{says}|wants to commit|is going to commit|tried to commit|attempted|threatens|is planning|is thinking of|is thinking about|is considering) (me|us)? (that|about|of)? (she|he|they)? (is|are|was|feels|has been|wants to commit|will commit|had)? (suicidal|suicide|kms|self harm*|selfharm*|overdos*|od|unalive|cutting)
    {kin} ~~ {self3}
    (someone|someone i know|a friend|^ he|^ she|{says} me he|{says} me she|{says} he|{says} she|because he|because she|that he|that she) (is|was|has|had|will|would|wants to|is going to|tried to|tries to|keeps|might|may|could|threatens to|threatened to)? ~ {self3} <!(judas|saul)
    ({kin}|someone|someone i know|^ he|^ she) (is|was|has|has been|keeps|always|who|often|at school|at work|at church|in my class|does|did)? ({says})? (me|us)? (that)? (last night|today|once|this morning|tonight|on the phone|in tears)? (she|he|they)? (is|was|has|would|will|has been)? {want3} (to|of|about)? (he|she|they)? (was|were|be)? {die3} !(to|for|with|of laughter|into|in|at|rope|on|on the)
    ({kin}|someone|someone i know|^ he|^ she) (at school|at work|at church|in my class)? ({says})? (me|us)? (that)? (last night|today|once|this morning|tonight)? (she|he|they)? (do|does|did|would|is|are|has|can|sees|see|feels)? (not|no longer|never|no) (want|wants|wish|care|see|sees|have|has)? (to|if|any|a)? ~ (live|living|be alive|be here|exist|life|go on|wake up|point|future|going on) !(in|with|here|at|on|for|like|together|near|by)
    ({kin}|she|he) ~ (has|have|had|got|with|are|full|covered|hides|hiding|new|found) ~ (cuts|cut marks|slashes|scars|blood) ~ (arms?|wrists?|legs?|thighs?|body)
    ({kin}|he|she) ~~ (bought|has|got|sits|holding|with|took|put|loaded|hid|keeps) ~ (rope|rifle|gun|pistol|pills|knife|noose|shotgun) ~~ (giving|gives|gave|cries|crying|cry|head|mouth|says|saying|will not|goodbye|locked|alone|room)
    ({kin}|he|she|someone) ~ (posted|wrote|left|sent|writes|sends|texted|says|said|saying|sending|posting|writing) ~ (goodbye|suicide|farewell|final|last) (message|messages|note|letter|post|notes|letters|texts|to everyone|to me)
    ({kin}|he|she|someone) ~ (took|taken|swallowed|had|has|taking) ~ (overdose|too many pills|too many|bottle of|all (his|her|the|their) (pills|meds|tablets|medication))
    ({kin}|he|she) ~ (giving|gives|gave) away ~ (things|belongings|stuff|everything|possessions|clothes)
    (stop|help|save|keep|prevent) ({kin}|him|her|them|someone) (from)? (killing|hanging|hurting|cutting|harming) (himself|herself|themselves|themself)
    suicidal (friend|son|daughter|wife|husband|brother|sister|teen|teenager|person|girl|boy|man|woman|mom|dad|student|child|kid|patient|roommate|partner|boyfriend|girlfriend)
  `,
  abuse: ENGLISH_ABUSE,
  despair: ENGLISH_DESPAIR,
};
