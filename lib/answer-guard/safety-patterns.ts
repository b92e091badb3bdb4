import "server-only";

// Words by which lib/answer-guard/safety.ts knows what a question needs. They read lower case with
// straight apostrophes; tests/unit/lib/answer-guard/safety-table.test.ts and safety.test.ts hold
// the wordings they were made for, and those they must leave alone.

const I = "(?:i|i'm|im|i've|ive|i'd|i'll)";
/** To die to sin or for one's faith is no wish for death. */
const NOT_FAITH =
  "(?! (?:daily )?(?:to (?:self|myself|my|sin|the)|for (?:christ|jesus|my|the|god)|with christ|than (?:deny|renounce|betray))\\b)";
const NEAR =
  "(?:friend|son|daughter|wife|husband|brother|sister|mother|mom|mum|father|dad|child|kid|partner|girlfriend|boyfriend|fiance|fiancee|roommate|cousin|uncle|aunt|nephew|niece|grandson|granddaughter|neighbou?r|student|pastor|boss|coworker|colleague|ex|stepfather|stepdad|stepmother|stepmum|stepmom|grandfather|grandpa|grandmother|grandma|parents?|teacher|coach|priest|roommate|classmate)";
/** Somebody the visitor knows, named in whatever way. */
const SOMEBODY = `(?:my (?:\\w+ ){0,2}${NEAR}|(?:a|this|the|one) (?:\\w+ )?(?:friend|girl|boy|guy|woman|man|kid|teen|teenager|student|colleague|person|member) (?:\\w+ ){0,6}|someone|somebody|a person)`;
export const BIBLE_NAMES =
  "(?:job|jonah|elijah|moses|saul|judas|samson|ahithophel|zimri|abimelech|jeremiah|paul|peter|david|jesus|tamar|dinah|the levite|hagar|bathsheba|lot)";

/**
 * Somebody asks about words that a person of the Bible says: "Why did Elijah say I want to die?"
 */
export const BIBLE_SPEAKER = new RegExp(
  `^(?:why|when|where|what|how|who|in which|did|does|was)\\b[^.!?]*\\b${BIBLE_NAMES}\\b[^.!?]*\\b(?:say|said|says|pray|prayed|prays|ask|asked|cry|cried|wish|wished|write|wrote)\\b[^.!?]{0,12}\\bi\\b`,
);

export const SELF_HARM: readonly RegExp[] = [
  /\b(?:lost|losing|lose|no|have no) (?:the |my |all )?will to live\b/,
  /\b(?:slit|slitting|cut|cutting|slash) my (?:wrists?|arms?|legs?|throat|skin)\b/,
  /\b(?:easiest|painless|quickest|best|fastest|least painful) (?:and \w+ )?way to (?:die|kill (?:yourself|myself|oneself)|end (?:it|my life))\b/,
  /\bhow (?:many|much) (?:\w+ ){1,4}(?:to|does it take to|would) (?:die|kill (?:me|you|yourself|myself)|overdose)\b/,
  /\bi(?:'m|'ve| am| have)?\b[^.!?]{0,25}\b(?:end|ending) things\b(?! with)/,
  /\bi (?:just |really |often |always )?feel like (?:dying|i want to die|ending)\b(?! to)/,
  /\bi (?:should not|shouldn't|shouldnt) (?:be here|exist|be alive|have been born)\b/,
  new RegExp(
    `\\b${SOMEBODY}[^.!?]{0,50}\\b(?<!committed |died by |died of |lost to |after (?:his|her|the) )suicid(?:e|al)\\b`,
  ),
  /\b(?:i|me|my|i'm|im|i've|ive)\b[^.!?]*\b(?:thoughts of (?:suicide|death|dying|ending)|suicidal|suicide attempts?)\b/,
  /\b(?:can't|cannot|cant|don't|dont|do not) see (?:a|any|no|my) future\b|\bno future for me\b|\bno way out (?:for me|of this|any ?more|but)\b/,
  /\b(?:easier|better|best|happier) (?:to be dead|if i (?:just )?(?:was|were|wasn't|died|am) ?(?:dead|gone|here|not here)?|being dead)\b/,
  /\bi(?:'m| am|m| feel like)? (?:only |just |such |like )?a burden (?:to|on|for) (?:everyone|everybody|my|all|them|others|people)\b/,
  /\bwant (?:all )?(?:of )?(?:this|it|everything) to (?:stop|end|be over)\b/,
  /\b(?:hope|hopes|hoping|wish|pray) (?:that )?i (?:don't|dont|won't|never|do not) wake up\b/,
  /\bi (?:\w+ )?(?:bought|have|got|found) (?:a|the|my|some) (?:rope|noose|gun|razor blades?)\b/,
  /\b(?:he|she|they) (?:is|are|was|says?|said|told me|wants?|tried|threatens?|threatened|will|plans?)\b[^.!?]{0,30}\b(?:kill (?:himself|herself|themselves|themself)|commit suicide|end (?:his|her|their) (?:own )?life)\b/,
  // A wish for death in whatever form: "I just want to disappear", "I should just die", "is it a
  // sin to want to die".
  new RegExp(
    `\\b(?:${I}|me)\\b[^.!?]{0,40}\\b(?:want|wanna|wish|deserve|should|hope|pray|prefer|rather|ready|better|love|long)(?:ed)? (?:(?:just|only|really|to|i|could|would|be|simply) ){0,4}(?:die|dead|not exist|stop existing|disappear(?! (?:in|into|from|among)\\b)(?: forever)?|leave this (?:world|earth|life)|be gone|end everything|give up on life|cease to exist)\\b${NOT_FAITH}`,
  ),
  /\b(?:sin|wrong|okay|ok|normal|bad) (?:for me )?(?:to|that i|if i) (?:want|wish|pray|ask|hope|long)(?:ed)?(?: god)? (?:(?:to|for|i|could|would|my|own) ){0,4}(?:die|death|be dead)\b/,
  /\b(?:pray|praying|prayed|ask|asking|beg|begging|wish|wishing)(?: god)? for (?:my own )?death\b/,
  /\bi (?:\w+ ){0,2}(?:don't|dont|do not|no longer|never) (?:\w+ )?(?:want|wanna|wish|care) (?:to |if i )?(?:live|exist|be alive|be here|be around|wake up|be in this world)\b/,
  /\bif i (?:just |simply )?(?:disappeared|died|was gone|were gone|wasn't here|was dead)\b[^.!?]*\b(?:care|miss|notice|matter|sad|better)\b/,
  /\bwhy (?:am|was) i (?:still )?(?:alive|even alive|here anymore|even born)\b|\bwhy (?:doesn't|does not|won't|can't) god (?:just )?(?:let me die|kill me|take me)\b/,
  /\b(?:don't|dont|do not|can't|cannot|cant|won't) (?:think i (?:can|will|could) )?(?:make it|survive|get) (?:through )?(?:the |this )?(?:night|tonight|day|tomorrow|week)\b/,
  /\bi'?(?:m| am) (?:going to|gonna|about to) do it\b|\bthink(?:ing)? about (?:how )?i (?:would|could|might) (?:do it|die)\b/,
  /\b(?:gun|rope|pills|knife|blade|razor)\b[^.!?]{0,40}\b(?:thinking about (?:it|using)|in my hand|ready|keep thinking)\b/,
  /\b(?:been|started|keep|stop|am|i'm|im|again) (?:\w+ )?cutting(?: again)?(?:$| ?[.!?,]|\b(?= because| when| since))/,
  /\bi (?:\w+ ){0,2}(?:burn|burned|cut|starve|scratch|punch|hit) myself\b(?! off)/,
  new RegExp(
    `\\b${SOMEBODY}[^.!?]{0,40}\\b(?:(?:shoot|hang|drown|poison|starve)(?:ing)? (?:him|her|them)sel(?:f|ves)|overdos(?:ed|ing|e)|rather (?:be dead|die)|jump(?:ed|ing)? off (?:a|the) (?:bridge|roof|building))\\b`,
  ),
  /\b(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|cut|cutting|hurt|hurting|harm|harming|starve|starving|poison) (?:myself|my self)\b(?! off)/,
  /\b(?:end|ending|take|takes|taking) my (?:own )?life\b(?! (?:to christ|to jesus|to god|and let it be))/,
  /\b(?:unalive|kms)\b/,
  /\b(?:self[- ]?harming|self[- ]?injuring)\b/,
  /\b(?:i|i've|ive|i'm|im) (?:\w+ ){0,3}self[- ]?harm\b/,
  new RegExp(
    `\\b${I}\\b[^.!?]{0,30}\\b(?:end|ending) it(?: all)?(?: now| tonight| today)?(?:$| ?[.!?,])`,
  ),
  new RegExp(
    `\\b${I}\\b[^.!?]{0,30}\\b(?:jump|jumping) (?:off|from|in front of)\\b[^.!?]*\\b(?:bridge|roof|building|train|balcony|cliff|window)\\b`,
  ),
  new RegExp(
    `\\b${I}\\b[^.!?]{0,20}\\b(?:took|taken|swallowed|take|swallow)\\b[^.!?]{0,20}\\b(?:all|bottle|handful|too many|pack|box|lot)\\b[^.!?]{0,15}\\b(?:pills?|tablets?|meds|paracetamol|tylenol|medication)\\b`,
  ),
  /\b(?:wrote|written|writing|left|leaving) (?:\w+ ){0,2}(?:goodbye|suicide|farewell) (?:letters?|notes?|messages?)\b/,
  /\b(?:god|lord|jesus|father)?,? ?please (?:just )?(?:let me die|kill me|take me (?:home )?(?:now|tonight)|end my)\b/,
  /\b(?:let me die|wish god would (?:just )?(?:take|kill) me|god (?:to |would )?(?:just )?(?:take|takes|took|kill|kills) (?:me|my life)(?: home)?(?: now| tonight)?)\b(?! (?:seriously|up|in|by|at|from|through|out|on|back|to heaven))/,
  /\bwant (?:to be|to go be|to go) with (?:jesus|god|the lord|christ) (?:now|right now|today|tonight|instead)\b/,
  /\b(?:point|purpose|sense|use) (?:of|in|to) (?:my )?(?:living|being alive|life anymore|going on|carrying on|staying alive)\b(?! (?:sacrifices?|stones?|waters?|creatures?|word|god|hope|faith|by|in|for|under))/,
  /\b(?:nothing|no one|nobody|anything) (?:left )?(?:for me )?to live for\b/,
  /\b(?:life|living) (?:is|isn't|is not|just isn't|feels) (?:not |no longer |just not )?(?:worth (?:it|living)|pointless)(?! (?:for|if you))\b/,
  /\b(?:tired|sick) of (?:living|life|being alive|existing|my life)\b/,
  /\bhate my life\b|\b(?:want|wish|need) (?:it|everything|my life|this|the pain) (?:all )?to (?:be over|end)\b/,
  /\b(?:sleep|bed) and (?:never|not|don't) wake(?: up)?\b|\bnever (?:want to )?wake up (?:again|tomorrow)?\b/,
  /\b(?:no one|nobody|who) would (?:even )?(?:miss|notice|care) (?:me|if i)\b/,
  /\bbetter off (?:if i (?:was|were|am)|without me|dead|when i'?m)\b|\bworld (?:would be|is) (?:a )?better (?:place )?without me\b/,
  /\bi (?:can't|cannot|cant|can not) (?:go on|bear it|bear this|cope|take this|carry on|live)(?: (?:any ?more|any longer|like this|with this|with it))?(?:$| ?[.!?,])/,
  /\b(?:i|i'm|i've|im|ive|me)\b[^.!?]*\bsuicid(?:e|al)\b.*\bi (?:can't|cannot|cant) (?:go on|do this)\b/,
  new RegExp(
    `\\b${I}\\b[^.!?]{0,40}\\b(?:want|wanna|wants|wish|ready|long|rather) (?:to )?(?:die|be dead|never wake up|not wake up|disappear forever)\\b${NOT_FAITH}`,
  ),
  new RegExp(
    `\\b${I}\\b[^.!?]{0,20}\\bwish (?:that )?i (?:was|were) (?:dead|never born|not alive)\\b`,
  ),
  /\bi wish i (?:could|would) (?:just )?die\b/,
  /\bi wish i (?:had|'d)? ?never been born\b/,
  /\bi (?:do not|don't|dont|no longer|can't|cannot|cant) (?:really )?(?:want|wanna|wish) (?:to )?(?:live|be alive|be here|exist|go on|wake up)\b/,
  /\bi (?:can't|cannot|cant|can not) (?:go on|do this|take it|live like this) (?:any ?more|any longer|living)\b/,
  /\b(?:i have|i've|i see|there is|there's|i've got|is there any) (?:no |any )?reason (?:for me )?to (?:live|go on living|stay alive)\b/,
  /\b(?:better off|world would be better) (?:if i (?:was|were) (?:dead|gone)|without me|dead)\b/,
  new RegExp(
    `\\b${I}\\b[^.!?]{0,40}\\b(?:suicidal|thinking (?:about|of) suicide|commit(?:ting)? suicide|attempt(?:ed)? suicide|end it all|ending it all|overdos(?:e|ing|ed))\\b`,
  ),
  /\b(?:my|having|have) suicidal (?:thoughts|feelings)\b/,
  new RegExp(
    `\\b${SOMEBODY}[^.!?]{0,60}\\b(?:(?:is|are|was|feels?|seems?|be) (?:\\w+ )?suicidal|suicidal|(?:kill|hurt|harm|cut|starv)(?:ing|ting|s)? (?:him|her|them)sel(?:f|ves)|wants? to (?:die|commit suicide|be dead)|self[- ]?harm\\w*|about suicide|attempted suicide|(?:end|take|ending|taking) (?:his|her|their) (?:own )?life|(?:does not|doesn't|doesnt|don't|dont) want to (?:live|be alive|be here)|(?:talk\\w*|text\\w*|think\\w*) (?:about|of) (?:suicide|dying|killing))\\b`,
  ),
  new RegExp(`\\bsuicidal (?:${NEAR}|teen|teenager|person|girl|boy|man|woman)\\b`),
];
/** Somebody speaks of himself. */
export const FIRST_PERSON = /\b(?:i|i'm|im|i've|ive|me|myself|my)\b/;
/**
 * Despair without a word of harming oneself; whoever speaks so of himself is met gently before the
 * answer.
 */
export const DESPAIR =
  /\b(?:hopeless|no hope (?:left|for me|any ?more)|worthless|despair(?:ing)?|(?:want|ready|about) to give up(?=$| ?[.!?,]| on (?:everything|life|god))|giving up on (?:life|everything)|hate myself|nobody (?:needs|loves|wants|cares (?:about|for)) me|no one (?:needs|loves|wants|cares (?:about|for)) me|(?:so|very|deeply|severely|really) depressed|life has no (?:meaning|purpose|point)|death all the time|(?:can't|cannot|cant) cope(?: (?:any ?more|any longer|with (?:life|this|it|everything)))?(?=$| ?[.!?,])|unbearable|falling apart|breaking down|at (?:the|my) end|people who want to die|don't care if i die|in so much pain|feel dead|empty inside)\b/;
/** The subject without a sign of danger; also a loss. */
export const SUICIDE =
  /(?<!^(?:who|which \w+)[^.!?]{0,20})\b(?:suicide|suicidal|self[- ]?harm|kill(?:ing|s|ed)? (?:yourself|oneself|themselves|themself|himself|herself)|(?:took|take|taking) (?:his|her|their|your|one's) own li(?:fe|ves))\b/;

export const ABUSE: readonly RegExp[] = [
  /\b(?:burns?|burned|bites?|scratch(?:es)?|starves?|spits? on|whips?) me\b(?! out)/,
  new RegExp(`\\bis it abuse\\b[^.!?]*\\bmy (?:\\w+ ){0,2}${NEAR}\\b`),
  /\b(?:raped|molested|beats|beat up|assaulted) my (?:\w+ )?(?:friend|wife|girlfriend|cousin|niece|nephew)\b/,
  /\b(?:sends?|sent|asks? me for|wants) (?:me )?(?:naked|nude|nudes|sexual) ?(?:pictures?|photos?|pics|messages?)?\b/,
  /\b(?:grabs?|grabbed|throws?|threw|shoves?|shoved|drags?|dragged|pins?|pinned|holds?|slammed|slams) me (?:by (?:the|my) (?:neck|throat|hair|arm)|against|down|across|into)\b/,
  /\b(?:live|living|married|stay|with) (?:with |to )?(?:a|my) (?:violent|abusive|dangerous) (?:man|woman|husband|wife|partner|father|mother|boyfriend|girlfriend)\b/,
  /\bused to (?:touch|hit|beat|hurt|abuse|rape|molest) me\b/,
  /\b(?:forc(?:ed|es|ing)|mak(?:es|ing)|made) (?:me|us|her) (?:to )?(?:have sex|sleep with|undress|touch|watch porn|do sexual)\b/,
  /\b(?:abus(?:es|ed|ing)|molest(?:s|ed|ing)|rap(?:es|ed|ing)|touch(?:es|ed|ing)|hurt(?:s|ing)?|beat(?:s|ing)?) (?:my (?:\w+ )?(?:son|daughter|child|children|kids?|sister|brother|mother|mom|mum))\b|\b(?:pastor|priest|teacher|coach|leader|elder|he|she|somebody|someone) (?:is|was|keeps) (?:abusing|molesting|raping|grooming) (?:\w+ )?(?:children|kids|boys|girls|a child|a boy|a girl)\b/,
  /\block(?:s|ed|ing)? me (?:in|up|inside|out)\b/,
  /\b(?:afraid|scared|terrified|frightened) (?:to (?:go|come|be) (?:back )?home|at home|of (?:my|him|going home))\b/,
  /(?<!\b(?:cain|saul|david|elijah|jacob|esau|abram|abraham|isaac|moses|jeremiah|paul)\b.*)\b(?:will|would|going to|gonna|threaten(?:s|ed)? to) (?:kill|hurt|beat|hit) me\b(?!.*\b(?:cain|saul|david|elijah|jacob|esau|abram|abraham|isaac|moses|jeremiah|paul)\b)/,
  new RegExp(
    `\\bmy (?:\\w+ ){0,2}${NEAR}\\b[^.!?]{0,60}\\b(?:controls? (?:all )?my|will not let me|won't let me|does(?:n't| not) let me|never lets me) (?:money|phone|life|see|leave|talk|go out|work|have)\\b`,
  ),
  new RegExp(
    `\\b(?:my|the) (?:\\w+ ){0,2}${NEAR}\\b[^.!?]{0,40}\\b(?:hits?|hitting|beats?|beating|slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|push(?:es|ed)|chok(?:es|ed|ing)|grop(?:es|ed)|strangl(?:es|ed)|abus(?:es|ed|ing)|rap(?:es|ed)|molest(?:s|ed|ing)?|assault(?:s|ed)?|threatens?|threatened|touch(?:es|ed)|hurts?|forces?) (?:on |to (?:kill|hurt) )?(?:me|us|my (?:kids|children|son|daughter|mother|mom|mum|sister|brother))\\b(?! (?:with (?:his|her|their) words|deeply|emotionally|by (?:saying|lying|not)))`,
  ),
  /\b(?:a|the|my|this|that|who|some|an older|our) (?:\w+ ){0,5}(?:raped|molested|abused|assaulted|touched|groped|beats?|hits?|abuses) me\b/,
  new RegExp(
    `\\b(?:my (?:\\w+ ){0,2}${NEAR}|someone i know|somebody i know)\\b[^.!?]{0,20}\\b(?:is|are|gets?|was|keeps?) (?:being |getting )?(?:beaten|abused|raped|hit|molested|assaulted|hurt) by\\b`,
  ),
  /\b(?:he|she) (?:keeps? |still |always |often )?(?:hits?|hitting|beats?|beating|abuses?|abusing|rap(?:es|ed)|molest(?:s|ed)|chok(?:es|ed)) (?:me|us)\b/,
  /\b(?:i|i'm|im|i am|i was|i've been|ive been|we are|we're) (?:being |getting |been )?(?:still |sexually |physically |emotionally |verbally )?(?:abused|raped|molested|beaten|sexually assaulted|assaulted|trafficked)\b/,
  /\b(?:i am|i'm|im|i feel) (?:not safe|unsafe|afraid of my|scared of my|terrified of my)\b/,
  /\bmy abus(?:er|ive (?:husband|wife|partner|father|mother|boyfriend|girlfriend|parents?|marriage|relationship))\b|\babusive (?:husband|wife|partner|marriage|relationship)\b/,
];

const MEDICINE =
  "(?:medicines?|medications?|meds|pills?|insulin|antidepressants?|chemo(?:therapy)?|treatments?|tablets?|antibiotics|lithium|inhaler|dialysis|vaccines?|surgery|blood transfusion)";
export const MEDICAL: readonly RegExp[] = [
  new RegExp(
    `\\b(?:stop|quit|skip|refuse|start|take|taking|give up|throw away|need|have|get|double|accept)\\b[^.!?]{0,20}\\b(?:my|his|her|the|a|this|these|our)?\\s?${MEDICINE}\\b[^.!?]*`,
  ),
  /\b(?:what|which|how much|how many) (?:dose|dosage|milligrams?|mg|medicine|medication|drugs?|pills?)\b/,
  /\b(?:i|my \w+|he|she) (?:have|has|had|got|am having|is having) (?:a |severe |bad |strong |terrible )?(?:chest pain|stroke|seizures?|heart attack|tumou?r|cancer|diabetes|depression|bipolar|schizophrenia|hiv|covid|a lump)\b[^.!?]*/,
  /\b(?:i|we) (?:was|were|am|are|have been|i've been|just got|just been)? ?diagnosed with\b/,
  /\b(?:what are the|are these|is this a|my) symptoms?\b/,
  /\bcure for (?:my|his|her)\b/,
  /\b(?:my|our) (?:\w+ ){0,2}(?:has|have|had|got|is running|is having) (?:a |an )?(?:\w+ ){0,2}(?:fever|rash|infection|seizures?|chest pain|stroke|concussion|miscarriage|tumou?r|cancer)\b/,
  /\bi (?:am|'m|think i am) (?:bleeding|having a (?:stroke|heart attack|seizure|miscarriage)|pregnant and)\b/,
];
/**
 * Bible people and things among which a medical word is history: "Luke the physician", "Paul's
 * thorn".
 */
export const BIBLE_MEDICINE =
  /\b(?:did (?:jesus|the apostles|the disciples)|luke|naaman|hezekiah|paul's|timothy|leper|leprosy|lepers|balm of gilead|good samaritan|asa)\b/;

const RETURN =
  "(?:jesus|christ|the lord|the messiah|the son of man|the rapture|the second coming|the second advent|the end of the world|the end times?|the tribulation|the great tribulation|armageddon|judg(?:e)?ment day|the world|the antichrist)";
export const DATES: readonly RegExp[] = [
  new RegExp(
    `\\bwhen (?:exactly )?(?:will|is|does|would|shall|do you think|can we expect) (?!the messiah be (?:born|cut))(?:\\w+ ){0,3}?${RETURN} ?(?:\\w+ ){0,3}?(?:return|returning|come|coming|back|happen|happening|begin|end|ending|be|take place|appear|start|again|$|\\?)`,
  ),
  new RegExp(
    `\\b(?:what|which) (?:exact )?(?:year|date|day|month|time|century) (?!was|were|did|had)(?:\\w+ ){0,6}?(?:${RETURN}|return|rapture|second coming|end of the world|end times)\\b`,
  ),
  new RegExp(
    `\\b(?:will|is|does|could|going to)\\b[^.!?]*\\b(?:${RETURN})\\b[^.!?]*\\b(?:(?:in|by|before) 20\\d\\d|this year|next year|this decade|this month|in my lifetime|tomorrow)\\b`,
  ),
  /\b20[2-9]\d\b[^.!?]*\b(?:jesus|christ|rapture|second coming|messiah)\b[^.!?]*\b(?:comes?|coming|back|returns?|happen)\b|\b20[2-9]\d\b[^.!?]*\b(?:rapture|end of the world|second coming)\b/,
  /\b(?:how many|how long|how much) (?:more )?(?:years?|days?|months?|time|longer)?\b[^.!?]*\b(?:until|till|before|left)\b[^.!?]*\b(?:end of the world|rapture|jesus (?:returns?|comes)|christ (?:returns?|comes)|second coming|end times)\b/,
  /\b(?:date|year|day) (?:of|for|when) (?:the )?(?:christ's (?:return|coming|second)|jesus'?s? (?:return|coming|second)|his (?:return|coming)|rapture|second coming|end of the world|return)/,
  /\b(?:predict|calculate|work out|tell me) (?:\w+ ){0,3}(?:date|year|day) (?:\w+ ){0,4}(?:rapture|return|second coming|end)\b/,
];

const POLITICIANS =
  "(?:(?<!last |the |a |with |seventh |every |god's )trump(?! (?:shall|will|of god|sound|call))|biden|harris|obama|putin|zelensky+|netanyahu|starmer|sunak|macron|modi|xi jinping|orban|meloni|merz|vance|desantis|newsom)";
const PARTIES =
  "(?:republicans?|democrats?|gop|tory|tories|conservative party|labour party|liberal party|green party|afd|maga)";
export const POLITICS: readonly RegExp[] = [
  /\b(?:who|whom|what|which (?:party|candidate|president)) (?:should|do|would|must|can|shall) (?:i|we|you|christians?|a christian|believers?|jesus|god) (?:\w+ )?(?:vote|elect|support)\b/,
  /\b(?:would|did|will) (?:jesus|god) (?:vote|support|endorse)\b/,
  /\bwhich (?:political )?party\b/,
  /\b(?:win|wins|winning|won) the (?:next |last |us |presidential |general )*elections?\b/,
  new RegExp(`\\b${POLITICIANS}\\b`),
  new RegExp(`\\b(?:vote|voting|support|join|are|is|the|or|a)\\b[^.!?]{0,30}\\b${PARTIES}\\b`),
  /\b(?:best|worst|next|current) (?:president|prime minister|chancellor)\b/,
];

/** Any of these, and the question has to do with the Bible or faith. */
export const FAITH =
  /\b(?:bible|biblical|scriptures?|verses?|psalms?|proverbs?|gospels?|testament|jesus|christ|christians?|christianity|god|lord|holy|spirit|church|pray|prayers?|praying|faith|sin|sins|heaven|hell|angels?|prophets?|prophecy|apostles?|disciples?|moses|noah|abraham|david|paul|genesis|exodus|israel|jerusalem|sabbath|creation|flood|ark|resurrection|cross|salvation|saved|baptism|grace|parables?|theology|religions?|soul|worship|hymn|sermon|devotional|bless(?:ing|ed)?|manna|commandments?|miracles?)\b/;
export const OFF_TOPIC: readonly RegExp[] = [
  /\b(?:write|fix|debug|explain|review|create|generate|give me) (?:\w+ ){0,5}(?:code|function|script|program|sql|regex|html|css|python|javascript|typescript|java|c\+\+|app|website)\b/,
  /\b(?:recipe|how (?:do|can|to) (?:i |you )?(?:cook|bake)\b(?! [^.!?]*\b(?:unleavened|passover|ezekiel|showbread|communion)\b))\b/,
  /\b(?:weather|temperature) (?:in|today|tomorrow|outside|forecast|like)\b|\bweather forecast\b/,
  /\b(?:bitcoin|crypto(?:currency)?|ethereum|share price|stock (?:price|market|tips?)|exchange rate|lottery numbers?)\b|\b(?:buy|sell|invest in) (?:\w+ )?(?:stocks?|shares?)\b/,
  /\bwho (?:won|will win|is winning) (?:\w+ ){0,3}(?:game|match|election|league|finals?|championship|oscars?|cup)\b|\b(?:football|soccer|basketball|baseball|nfl|nba|cricket) (?:score|match|game|team|results?)\b|\b(?:super bowl|world cup|champions league)\b/,
  /\b(?:write|do|finish) my (?:essay|homework|cover letter|resume|cv|assignment|thesis)\b/,
  /\b(?:recommend|suggest|best) (?:\w+ ){0,3}(?:movies?|films?|tv shows?|series|restaurants?|hotels?|laptops?|phones?|cars?|games?)\b/,
  /\bwhat(?:'s| is) \d+ ?[-+*/x×÷^] ?\d+\b|\bsolve (?:for x|this equation|the equation)\b|\bsquare root of\b/,
  /\b(?:book|find|buy) (?:me )?(?:a |some )?(?:flights?|hotels?|tickets?|pizza)\b/,
  /\btranslate (?:this|the following|my)\b/,
  /\b(?:math|maths|physics|chemistry|algebra|geometry|calculus|french|spanish|german) (?:homework|problem|exam|test|equation)\b/,
  /\b(?:fix|repair|wash|sell|insure) my (?:car|bike|phone|laptop|computer|washing machine|sink|toilet|tv)\b/,
  /\btell (?:me )?(?:a |another )?jokes?\b/,
  /\bwhat(?:'s| is) the (?:capital|population|currency|president|prime minister|time zone) of\b/,
  /\bwrite (?:me )?(?:a |an )?(?:\w+ ){0,2}(?:business plan|cover letter|cv|resume|essay|speech|advert|email|contract|novel)\b/,
  /\bwhich (?:phone|laptop|car|tv|tablet|console|broker|bank|stock|shares?) (?:should|do|would|is)\b/,
  /\b(?:best|greatest|worst) (?:\w+ )?(?:footballer|football player|basketball player|player|singer|rapper|actor|actress|youtuber|band|team|phone|laptop)\b/,
];
