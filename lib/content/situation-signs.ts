import type { Situation } from "./situations/schema";

/**
 * Parts that tell of a situation where all of them stand in a message, joined by " + ", each of
 * ways to say it ("shout\\w*|argu\\w*"); a part after "!" must not stand there. "<kin>" and the like are
 * sets of words (`lib/retrieval/situation-signs.ts`).
 */
export const SIGNS: Readonly<Record<Situation["id"], readonly string[]>> = {
  accident: [
    "<kin>|<friend> + car accident|crash|crashed|hit by a|run over|knocked (?:down|off)|motorbike|stabbed|attacked|mugged",
  ],
  adopted: [
    "adopted|foster(?:ed)?|birth (?:mum|mom|mother|dad|father|parents)|orphanage|real (?:mum|mom|dad|parents) + my|i|me|we",
  ],
  "afraid-to-own-up": [
    "broke|broken|smashed|spilled|spilt|lied|stole|took|hid|hidden|scratched|lost + my|her|his|their|the + <parent>|teacher|miss|boss + find out|finds out|found out|knows?|tell|told|cross|mad|trouble|blamed?|trusts?",
  ],
  "always-last": [
    "(?:picked|chosen|choose|pick) + last|nobody|never|no ?one",
    "(?:always|came|come|was|got) last + race|team|football|game|sport|pe|sports day|class|gala|swimming|running|match|contest|competition",
  ],
  anger: [
    "so angry|furious|rage|anger + can'?t|cannot|won'?t|still|every day|all the time|stop|let go",
  ],
  "ashamed-of-poverty": [
    "ashamed|embarrassed|laughed?|laugh + (?:old|cheap|second[- ]hand|charity shop|free) (?:clothes|shoes|lunch|coat|meals?)|poor|food bank|holes",
  ],
  "asked-to-cheat-at-work": [
    "boss|manager|supervisor|director|employer|company|head teacher + wants? me|told (?:me|us)|asks? me|asked me|tells? (?:me|us)|makes? me|pressur\\w* me + (?:falsif|fak|backdat|forg|fudg|shred)\\w*|backdat\\w*|falsif\\w*|(?:lie|cheat|deceive|mislead) (?:to |our |the )|(?:change|adjust|cook|alter|tweak|massage) the (?:numbers|figures|dates|books|results|logs?)|lie to (?:the |our |a )?(?:customers?|clients?|patients?|auditors?|inspectors?|bank|court)|sign (?:something|off on|that|(?:a|the) (?:false|fake|paper|form|report|document|certificate)) + !bribe\\w* + !slept + !sleep with",
    "told to|have to|i must|they want me to|want that i|forced to|expected to|supposed to + lie to (?:the |our |a )?(?:customers?|clients?|patients?)|(?:falsif|backdat|fudg)\\w*|cook the books|fake (?:the )?(?:numbers|figures|results|records|reports?)|mislead (?:the )?(?:customers?|clients?) + job|work|boss|fired|sack\\w*|company|manager|visa|mortgage",
  ],
  "asked-to-pray": [
    "asked? (?:me|us) (?:to|for|if i) + pray|prayer|grace|blessing + don'?t know how|never|dont know how|no idea|haven'?t prayed|not religious|(?:don'?t|dont) pray",
  ],
  "asked-to-sow-for-a-miracle": [
    "seed|sow|sowed|sowing|seed offering|love gift|breakthrough offering|first ?fruits?|anointing (?:oil|water) + pastor|preacher|prophet\\w*|apostle|bishop|papa|man of god|evangelist|ministry|tv|church|altar|envelope|breakthrough|miracle + !garden + !farm\\w* + !field",
    "pastor|preacher|prophet\\w*|apostle|man of god|evangelist + (?:asks?|asked|wants?|demands?|says?|said|promised) + money|pay|give|send|\\d+ ?(?:dollars|euros|pounds|rand|naira)|savings|salary + heal\\w*|miracle|womb|pregnant|visa|curse|breakthrough|blessing|harvest|pray for (?:me|my|us|him|her)",
  ],
  "asked-to-vow-as-unbeliever": [
    "godparent|godmother|godfather + i|me + (?:don'?t|dont|not|no|never) (?:believe|religious|faith|believer)|atheist|unbeliever",
  ],
  "baby-lost": [
    "lost|miscarr\\w+|stillborn|no heartbeat|stopped beating + (?:the|our|my|a) (?:baby|pregnancy|twins?|little (?:girl|boy|one))|(?:\\d+|six|seven|eight|nine|ten|twelve|twenty) weeks",
  ],
  "back-from-war": [
    "deployed|deployment|soldier|army|my unit|platoon|tour|under orders|buddy|my squad|back from (?:the )?(?:war|front|duty)|veteran + (?:didn'?t|did not|never) (?:come|came|make it) (?:home|back)|why me|nightmares?|can'?t sleep|not (?:the same|here)|different|be here|my (?:wife|girl|kids|daughter|son)",
  ],
  "bad-diagnosis": [
    "<kin>|i|my|me + cancer|tumou?r|biopsy|mri|diagnosis|diagnosed|lump|leukaemia|leukemia|parkinson'?s|ms",
    "<parent>|<kin> + scan|results?|test results|x-?ray|blood test|biopsy + today|tomorrow|monday|tuesday|wednesday|thursday|friday|waiting|came back|next week|words",
  ],
  baptized: [
    "(?:got|was|were|been|being|am|get|getting) (?:baptis|baptiz|christen|confirm)ed + i|my|we|our|me|today",
    "(?:baptism|christening|first communion|confirmation) + today|tomorrow|sunday|yesterday|my|our + !atheist + !don'?t believe + !godparent + !godmother + !godfather",
  ],
  "being-adopted": [
    "adopt|adopting|adoption|adopted|legal guardians?|guardianship + (?:want|wants|asked|going|plan\\w*|like) + me|us + scared|afraid|mess (?:it )?up|spoil|ruin|change their minds?|send me back|happy|forever|for good|real (?:mum|mom|dad)|say yes",
    "foster (?:parents?|family|mum|mom|mother|dad|father|carers?) + (?:want|wants|asked|asking) + keep me|adopt me|me to stay|stay (?:for ever|forever|for good)",
  ],
  "being-left": [
    "(?:<spouse>|girlfriend|boyfriend|gf|bf|fianc\\w+) + left me|leaving me|leave me|walked out|moved out|broke up with me|dumped me|wants (?:a|to) (?:divorce|separate)|wants out",
  ],
  "believer-among-unbelievers": [
    "only (?:christian|believer|one who (?:believes|prays)) + my|i|in",
    "laugh\\w*|joke\\w*|mock\\w*|tease\\w*|fun of + (?:my faith|praying|i pray|my cross|going to church|go to church|being christian|i'?m christian|i believe|the bible|god)",
  ],
  "blamed-in-office": [
    "mayor|council|headteacher|principal|manager|chair(?:man|woman|person)?|village|town|club|board + blames? me|shout(?:s|ed|ing)? at me|my fault|yell(?:s|ed|ing)? at me + i|me|my",
  ],
  "bribe-offered": [
    "bribe[sd]?|kickback|envelope|a little something|under the table|on the side|false receipt|sign for|grease + contractor|supplier|boss|client|clerk|official|inspector|offered|everyone does it|everybody does it",
  ],
  bullied: [
    "(?:says?|said|call\\w*|calling) (?:i'?m|im|i am|me|that i) + fat|ugly|stupid|dumb|weird|smelly|gay|loser|thick|pig|names?|freak|disgusting + !my (?:<parent>|wife|husband)",
    "bull(?:y|ied|ies|ying) + me|i|my|us",
    "(?:push\\w*|kick\\w*|punch\\w*|hit|hits|spit\\w*|trip\\w*|pinch\\w*) + me + <school>|kids|boys|girls|bus|every day|break",
    "kids|boys|girls|everyone|they|people + laugh\\w* at me|make fun of me|pick on me|mean to me|nasty to me|tease me|teasing me",
  ],
  burnout: [
    "burn(?:ed|t)? ?out|burnout",
    "shifts?|overtime|double shift|nights? in a row|hours + exhausted|knackered|dead on my feet|can'?t (?:anymore|any more|go on)|shattered|running on empty|nothing left|havent (?:had|eaten|sat)|haven'?t (?:had|eaten|sat)|no break|not had a (?:break|wee|drink)",
  ],
  "caring-alone-at-christmas": [
    "christmas|new year + alone|on my own|nobody|by myself + caring|care for|look after|looking after",
  ],
  "changed-by-operation": [
    "(?:my|since the|after the|the) (?:operation|surgery|mastectomy|amputation|stoma|hysterectomy)|(?:lost|losing) my (?:leg|arm|breast|foot|hair) + i|my|me",
  ],
  "child-asks": [
    "(?:son|daughter|kid|child|boy|girl|grandson|granddaughter|little one|(?:four|five|six|seven|eight|nine|ten) ?(?:yr|year)s?[- ]old) + asks?|asked|asking|wants to know + god|jesus|die|dies|death|heaven|dead|bible|why|where",
  ],
  "child-came-out": [
    "(?:my|our) (?:son|daughter|boy|girl|kid|child|teen\\w*|\\d+[- ]year[- ]old|eldest|oldest|youngest|grandson|granddaughter) + (?:came|come|coming) out (?:as|to (?:me|us)|last|yesterday|today|this)|(?:is|was|'s|he's|she's|they're|being) (?:gay|trans|transgender|lesbian|bi|bisexual|queer|non[- ]?binary)|(?:likes|loves) (?:boys|men) too|new pronouns + !my (?:wife|husband) left",
    "(?:son|daughter|boy|girl|kid|child|eldest|youngest)(?:'s| is| was) (?:gay|trans|transgender|a lesbian|lesbian|bisexual|queer)(?! (?:friend|teacher))|(?:my|our) (?:gay|trans|transgender|lesbian|bisexual|queer|non[- ]?binary) (?:son|daughter|kid|child|teen\\w*|boy|girl)",
    "(?:my|our) (?:son|daughter|boy|girl|kid|child|teen\\w*|\\d+[- ]year[- ]old|eldest|oldest|youngest) + gay|trans|transgender|lesbian|bisexual|queer|non[- ]?binary|homosexual|(?:came|come|coming) out(?! of)|she is (?:our|a) son|(?:live|lives) as a (?:man|woman) + told|tells|says|said|love\\w*|lose|came|come|coming|torn|how|church|yelled|cried|wedding|flinch\\w*|husband|wife + !i'?m gay + !i am gay + !my (?:mum|mom|parents) + !church came out + !pray for my",
  ],
  "child-estranged": [
    "(?:son|daughter|children|kids) + (?:won'?t|doesn'?t|don'?t|hasn'?t|not|never|stopped) (?:speak\\w*|spoke\\w*|talk\\w*|call\\w*|answer\\w*|see|visit\\w*) + me|us",
  ],
  "child-funeral": [
    "funeral|bury|burial|coffin|bury(?:ing)? + baby|(?:little|small) (?:boy|girl|one)|child|(?:[1-9]|1[0-7]|(?:four|five|six|seven|eight|nine|ten)) ?(?:yr|year|month)s?[- ]?old|teen\\w*",
  ],
  "children-lose-our-language": [
    "(?:son|daughter|children|kids|child|grandchildren) + (?:my|our|mother|home) (?:language|tongue)|(?:answer|answers|speak|speaks|talk|reply) (?:me |us |only |to me )?(?:in )?english|forget\\w* (?:the |our |my )?(?:language|words|songs)",
  ],
  "children-raised-without-me": [
    "(?:son|daughter|kids?|children|boy|girl|baby|twins|little one) + calls? (?:my (?:sister|mother|mum|mom|aunt)|his|her|their|the|another|someone|somebody|grandma|lola|auntie) (?:\\w+ )?(?:mama|mum|mom|mommy|mummy|mother|papa|dad|daddy)",
    "my (?:son|daughter|kids?|children|boy|girl|baby|twins|little one) + abroad|overseas|dubai|saudi|qatar|kuwait|singapore|hong kong|italy|another country|contract|seafarer|navy|far away|remittances? + video ?calls?|screen|whatsapp|phone|grow(?:s|ing)? up without|raised by|(?:doesn'?t|does not|didn'?t|did not|don'?t|do not) (?:know|recogni[sz]e|remember) me|with (?:my|their|his|her) (?:mother|sister|grandmother|grandma|parents|aunt|lola) + !war",
  ],
  "church-closed": [
    "(?:our|my|the) (?:church|chapel|parish)(?: building)? + sold|closed|closing|clos\\w*|merg\\w*|shut|keys|last (?:service|sunday|time)|flats|developer|deconsecrat\\w*",
  ],
  "church-conflict": [
    "<church>|elders?|pastor|choir|committee|council|board + split|splitting|fight\\w*|argu\\w*|quarrel\\w*|shout\\w*|feud|resign\\w*|vote\\w*|petition|walked out|divided|sides",
  ],
  "church-missed": [
    "miss|missing + (?:church|the) (?:music|singing|hymns?|choir|songs?|carols?|organ|people|community|services?|potlucks?)|hymns|worship|going to church|sundays",
  ],
  "church-scandal": [
    "pastor|priest|vicar|elder|deacon|youth (?:leader|pastor)|bishop|minister|treasurer + arrested|trial|sentenced|court|affair|abused?|stole|stealing|embezzl\\w*|caught|fired|scandal|charged|porn\\w*|lied",
  ],
  "church-small": [
    "attendance|(?:people|persons|folks|members|pews?|congregation|turned up|came|showed up) + <number>|only + (?:sunday|service|church|congregation|pews?|attendance|members)",
    "youth group|sunday school|choir|bible study|prayer meeting + (?:down to|only|just|left) + <number>",
    "church|congregation + shrinking|dying|empty|smaller|few(?:er)?|dwindl\\w*|old people|closing",
  ],
  "comforting-somebody": [
    "(?:no|ran out of|lost for|had no|without) words + (?:relatives|family|widow|mum|mom|dad|mother|father|parents|wife|husband|friend) + !pray + !language",
    "what (?:do|can|should|could) i (?:say|write|tell|do) + friend|neighbou?r|colleague|her|him|them|mum|mom|widow|patient|family",
    "(?:don'?t|dont|didn'?t|didnt) know what to (?:say|write) + her|him|them|friend|mum|mom|widow|family",
  ],
  "couple-in-crisis": [
    "couple|they|wife|husband|bride|groom + (?:my|the) (?:office|study|vestry|church|congregation|parish)|i married|as (?:her|his|their) (?:pastor|minister|vicar|priest)|in the middle + affair|divorc\\w*|separat\\w*|split\\w*|arrested|sorry|numb|wait for|leave|cheated",
  ],
  "court-or-prison": [
    "(?:my |the |our )?(?:<kin>|<friend>|man|i) + prison|jail|court|sentenced|arrested|probation|trial date|locked up",
  ],
  "death-anniversary": [
    "anniversary|(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\\d+) (?:year|yr)s? (?:today|tomorrow|ago today|this week|since)|year today + died|death|gone|passed|lost|without|funeral",
  ],
  deathbed: [
    "<kin>|<friend> + dying|hospice|palliative|last days|final days|days left|end of life|not long|won'?t (?:make it|last|see)|weeks (?:left|to live)",
  ],
  debt: [
    "rent|debts?|bills?|loan|landlord|credit cards?|overdraft|bailiffs?|electric\\w*|evict\\w* + can'?t|cannot|no money|behind|owe|owing|pay|due|overdue|final notice",
  ],
  decision: [
    "(?:don'?t|dont|do not) know (?:whether|if|which|what to choose)|can'?t decide|hard to decide|big decision|should i (?:take|accept|move|leave|stay|go|marry)",
  ],
  "different-faith-spouse": [
    "<spouse>|girlfriend|boyfriend|gf|bf|fianc\\w+ + muslim|hindu|atheist|catholic|jewish|buddhist|christian|(?:doesn'?t|dont|don'?t|not) believe|unbeliever|religious|non[- ]believer|church|converted|bapti[sz]e\\w*|christen\\w* + !found out + !cheat\\w*|affair + !dinner",
  ],
  "difficult-patient": [
    "patient|resident|old man|pupil + rude|swears|swore|spat|spits|racist|hits?|hit me|punched|called me|shout\\w*|won'?t thank|horrible + me|i|my",
  ],
  "disaster-or-war": [
    "flood|earthquake|hurricane|wildfire|fire|bomb\\w*|rockets?|shelling|missiles?|invasion + (?:our|my) (?:house|home|town|village|city|street|flat|country|family)|lost everything",
  ],
  "drinking-again": [
    "i|i'?ve|ive|i'?d + drank|drunk|drinking|relapsed?|had (?:a|one|two|another) (?:drink|beer|wine|glass\\w*)|off the wagon|on the bottle|one (?:drink )?too many|hung ?over|bottle of (?:wine|vodka|gin|rum|whisk\\w+) + (?:drank|drinking|drunk|relapsed|did it|happened|started|wagon|bottle|hung ?over|too many) again|promised|swore|broke my promise|sobriety|back to (?:day|zero)|day (?:one|zero|1|0)|after (?:\\w+ )?(?:\\w+ )?(?:months?|years?|weeks?|days) (?:sober|dry|clean|without)|sponsor|my chip|aa + !(?:haven'?t|havent|not|never|nor) (?:\\w+ )?(?:drank|drunk|drink|relapsed) + !my (?:<kin>) (?:is|was|has|drinks?|drank|promised|relapsed|started) + !<parent> (?:is|was|has|drinks?|drank|came|promised|relapsed|started) + !(?:he|she|they) (?:is|was|has|drinks?|drank|came|promised|relapsed|started|swore)",
  ],
  "empty-nest": [
    "(?:son|daughter|youngest|kids|children|last one) + (?:moved|move|left|gone|off) (?:out|to uni\\w*|to college|for college|away)|left home|empty (?:house|nest|room)",
  ],
  "empty-success": [
    "salary|good job|nice (?:house|flat|apartment|car)|well paid|promotion|career|everything i (?:ever )?wanted|successful|rich|money + empty|pointless|meaningless|hollow|feel nothing|no joy|bored + i|my|it",
  ],
  "envy-of-colleagues": [
    "everyone else|everybody else|colleague|friends?|classmates? + (?:married|promoted|house|kids|babies|success\\w*|better than|holidays?) + jealous|envy|envious|and i|not me|except me",
  ],
  "everyday-prayer": [
    "(?:i )?pray(?:ed|ing)? + (?:for|that) + snow|bike|puppy|dog|goal|team|match|win|game|phone|parking|exam|rain|sunny|toy|lego|playstation|football",
  ],
  "failing-body": [
    "(?:knees?|hips?|arthritis|migraines?|fibromyalgia|stroke) + (?:every day|hurts?|no longer|worse|gives? up|failing|going)",
  ],
  "faith-lost-among-believers": [
    "(?:i'?m|im|i am|became|being) (?:an |now |secretly |a )?(?:atheist|agnostic|non[- ]?believer|ex[- ]christian)|(?:don'?t|dont|stopped|no longer|quit) believ\\w*|lost my faith|deconstruct\\w*|deconvert\\w* + wife|husband|family|parents|mum|mom|dad|church|nobody knows|small group|kids|in-?laws|youth group",
  ],
  "faith-lost-and-missed": [
    "(?:used to|once|always) (?:pray|believe|talk to god|go to church)|lost my faith|don'?t believe any ?more|stopped believing|no longer believe + miss|nobody(?:'s| is)? there|theres? nobody|no one there|fraud|homesick|empty|used to help",
  ],
  "faith-quarrel-with-parent": [
    "<parent> + fight\\w*|argu\\w*|quarrel\\w*|shout\\w*|row|screamed|fell out|angry + faith|church|religion|bible|god|pray\\w*|evolution|mass",
  ],
  "family-missed": [
    "truck|lorry|rest stop|on the road|offshore|rig|deployed|send (?:the )?money home + bday|birthday|kids?|boys?|girls?|family|my own house + missed|miss|without me|stranger",
    "miss|missed|missing + (?:first steps|birthday|bedtime|school play|recital|concert|graduation|growing up|dinner|christmas) + work|shift|job|meeting|hospital|night",
  ],
  "family-rejects-me": [
    "<parent>|family|brother|sister|parents + (?:hasn'?t|hasnt|won'?t|wont|doesn'?t|doesnt|don'?t|dont|not|stopped|refuses? to|haven'?t) (?:talk\\w*|speak\\w*|spoken|spoke|call\\w*|answer\\w*|see|invite\\w*) + since|because|church|came out|gay|faith|married|left|leaving|posted",
    "(?:disown\\w*|cut me off|threw me out|kicked me out|dead to (?:me|them|him|her)|not welcome) + <parent>|family|me|home",
  ],
  "fear-at-night": [
    "(?:can'?t|cant|cannot|couldn'?t) sleep|awake|nightmares?|bad dreams?|the dark|monsters?|under my bed|noises + scared|afraid|night|nights|bed|worry|worrying|3 ?am|2 ?am|4 ?am|mind|every",
  ],
  "fear-of-hell": [
    "hell + (?:scared|afraid|terrif\\w*|panic\\w*|fear\\w*|nightmares?|frightened|anxiety|dread|worried) + i|me|my|still|attacks?",
    "(?:scared|afraid|terrified|frightened) of god",
  ],
  "first-christmas-after-death": [
    "first + christmas|easter|birthday|thanksgiving|mother'?s day|father'?s day|new year|anniversary + without|since + (?:him|her|he|she|mum|mom|dad|them|died|passed|<kin>)",
  ],
  "forgiven-by-victim": [
    "forg[ia]ve[sn]? me|forgave|forgives|they forgive|i forgive|forgiven me|has forgiven|letter|wrote to me|wants? to meet|pardoned + (?:victim|widow|widower|mother|mum|mom|father|dad|parents|family|brother|sister|son|daughter|wife|husband) + i (?:killed|shot|stabbed|hit|ran over|robbed|attacked|paralysed|paralyzed|murdered)|(?:my|the) victim's|i was drunk|i did time|i took (?:her|his) (?:husband|wife|son|daughter|boy|girl)|whose (?:son|daughter|child|husband|wife|brother|sister) i",
    "letter|envelope|card|email|e-mail|message|note|wrote|writes|written|hugged|cake|birthday|meet + (?:the |my )?victim'?s?|(?:the|a) (?:man|woman|girl|boy|person|child|one|kid|bloke) i (?:killed|shot|hit|hurt|robbed|stabbed|beat|ran over)|i killed|i shot|i took (?:her|his) (?:husband|wife|son|daughter|boy|girl)|because of me + family|mother|mum|mom|father|dad|parents|brother|sister|son|daughter|widow|wife|husband|unopened|open|forg\\w+",
  ],
  "foster-child-leaves": [
    "foster|bio (?:mom|mum|mother|dad|family|parents)|birth (?:mom|mum|family)|reunification|our little (?:guy|girl|one|boy) + (?:took|taken|went|going|gone|goes|back|left|leaves|leaving|moved)",
  ],
  "friend-lost-over-a-quarrel": [
    "friends?|mate|buddy|bridesmaid|best man + (?:over|because of|about|after|since) (?:a|an|the|some) (?:\\w+ )?(?:\\w+ )?(?:vote|election|war|post|argument|quarrel|money|loan|joke|word|party|vaccine|referendum) + !died + !dead",
  ],
  "friend-moves-away": [
    "friend + moving|moves|moved + away|country|to (?:another|a different|america|australia|spain|scotland)|school|house|town",
  ],
  "friend-turned-away": [
    "friends?.{0,20}(?:won'?t|doesn'?t|don'?t|stopped|isn'?t|isnt|not).{0,14}(?:talk|talking|speak|speaking|play|playing|sit|friend|friends|answer)|(?:ignor\\w*|ghost\\w*|unfriended|blocked) me|new (?:best )?friend|left me out|without me|not invited|didn'?t invite",
  ],
  friendless: [
    "nobody|no ?one + at (?:school|work|uni|college)|in (?:my class|town|this town|the office) + likes me|sits with me|talks to me|wants to (?:sit|be) with me|invites me|actually likes me",
    "(?:have|got|i'?ve) (?:no|zero|not one|not a single) (?:real )?friends?|(?:don'?t|haven'?t) (?:have|got) (?:any|a single|one) (?:real )?friends?",
  ],
  "funeral-missed": [
    "(?:died|dead|funeral|burial|buried|passed) + (?:could not|couldn'?t|couldnt|can'?t|cannot|not able|no visa|too far|no ticket|by (?:phone|video|zoom)|over video|on whatsapp) + (?:go|be there|travel|country|home|fly|come|attend|goodbye|funeral|burial)",
  ],
  gambling: [
    "bet|bets|betting|gambl\\w*|casino|slots|scratch ?cards?|poker|bookies + i|my|we|he|husband|wife|all",
  ],
  "giving-up-family-land": [
    "(?:generations?|grand(?:father|mother|pa|ma|dad|parents)|grandad|great[- ]?grand\\w*|ancestors|forefathers|in the family|since 1[6-9]\\d\\d|family (?:farm|land|shop|store|bakery|ranch|business|inn|house|orchard|vineyard)) + farm|land|shop|store|bakery|vineyard|orchard|ranch|mill|house|homestead|workshop|inn|business|croft|forge|fields?|ground|butchers?|haberdashery|cottage + sell(?:ing)?|sold|closing|close|closed (?:down|for)|give up|giving up|gave up|let(?:ting)? (?:it|the \\w+) go|signed|sign(?:ing)? + !bank + !war + !bomb\\w* + !care home + !nursing home + !solicitors? + !the will + !suing",
  ],
  "good-news": [
    "(?:brought|bring|brings|gave|give|returned|found|handed) + back|my + wallet|phone|purse|keys|ring|bag|passport|money + god is good|thank\\w*|kind|honest|stranger|man|woman|lady",
    "(?:pass|passed|got|won|cured|survived|made|finished|graduated|accepted|offered|hired) + (?:exam|test|driving|job|visa|papers|degree|cancer|competition|race|match|scholarship|university|interview|citizenship|permit|course|finals) + !fail\\w* + !not + !didn'?t + !nervous",
    "cancer[- ]free|all clear|in remission|good results|it'?s benign",
  ],
  "grandparent-forgets": [
    "nan|nana|nanna|gran|granny|grandma|grandad|grandpa|granddad|grandfather|grandmother + (?:didn'?t|didnt|doesn'?t|doesnt|not|forgot|forgets?|forgetting|can'?t remember) + (?:know|remember|recogni[sz]e|my name|who i am|me)",
  ],
  "grave-guilt": [
    "(?:i )?(?:killed|hurt|cheated|had an affair|hit (?:a|someone|my)|drove drunk|abandoned) + guilt\\w*|forgive|can'?t live|every day|never told|years",
  ],
  "growing-old": [
    "(?:seventy|eighty|ninety|7\\d|8\\d|9\\d)(?: years old)?|old age|getting old|too old + i|my|me + can'?t|no longer|used to|gave up|took away|license|driving|stairs|alone|forget",
  ],
  "grown-child-worry": [
    "(?:grown )?(?:son|daughter) + (?:drugs?|jobless|quit|dropped out|drop out|lives? with|moved in with|gang|police|trouble|debts?|divorc\\w*|jail|won'?t work)",
  ],
  "helper-quits": [
    "(?:volunteer|organist|treasurer|youth leader|sunday school teacher|helper|deacon|elder|leader|worship leader|pianist|secretary) + (?:quit|quits|resign\\w*|stepp(?:ed|ing) down|left|leaving|gave up|burn\\w*)",
  ],
  "home-lost-to-war": [
    "war|bomb\\w*|shell(?:ed|ing)|rockets?|missiles?|soldiers|burn(?:ed|t) (?:down|our)|aleppo|homs|damascus|gaza|mariupol|donetsk|kharkiv|sarajevo|kabul|khartoum|artsakh|grozny|fled|flee|refugees?|escaped|exile + (?:still )?(?:have|keep|kept|carry|took) + keys?|deed|language|recipes?|our (?:old )?(?:house|home|kitchen|garden) + !army + !cannot reach",
    "refugee|fled|exile[ds]?|had to flee|asylum + (?:our|my) (?:old )?(?:house|home|homeland|village|street|garden|country|city|town|kitchen|language) + miss|dream\\w*|remember|still|lost|gone|never (?:see|go)|no more|not there",
    "(?:i'?m|i am|we are|we were|we left|we fled|lost|left|born in) + (?:from |in |of )?(?:aleppo|homs|damascus|gaza|mariupol|donetsk|luhansk|kharkiv|bakhmut|sarajevo|srebrenica|kabul|khartoum|artsakh|grozny|mosul|sinjar|stepanakert) + house|home|street|garden|door|key|keys|tree|flat|photographs|photos|not there|neighbou?rs|miss",
    "keys? + house|home|door|flat|apartment + (?:no|isn'?t a|not a) (?:house|door|home) (?:any ?more|left)|border|bombed|front line|somebody else lives|strangers live|since the war|the war",
  ],
  homesick: [
    "homesick|(?:i )?miss (?:my )?(?:home|country|mother'?s? (?:food|cooking|kitchen)|village|family|mum|mom|mountains|sea)",
  ],
  "hospital-fear": [
    "(?:operation|surgery|injection|needle|dentist|hospital|tubes?|theatre|mri) + scared|afraid|nervous|frightened|worried|dont want|don'?t want|tomorrow",
    "(?:nan|nana|gran|granny|grandma|grandad|grandpa|mum|mom|mummy|mommy|dad|daddy|brother|sister|baby) + hospital|intensive care|icu + tubes?|machines?|poorly|sick|wires|asleep|know",
  ],
  "in-laws": [
    "(?:mother|father|parents?)[- ]in[- ]law|in[- ]laws|<spouse>'?s? (?:mother|mum|mom|father|dad|family|parents) + i|me|my|us",
    "(?:gf|bf|girlfriend|boyfriend|fianc\\w+|wife|husband|partner)'?s? (?:parents|family|mum|mom|mother|dad|father) + dinner|sunday|hate|atheist|found out|lunch|christmas|meet\\w*",
  ],
  "in-love": [
    "in love|crush|fancy|falling for + (?:him|her|me|boy|girl|someone|colleague|classmate|friend|i)",
  ],
  "inheritance-quarrel": [
    "brothers?|sisters?|siblings?|cousins?|aunts?|uncles?|step\\w+|half[- ]brother|half[- ]sister + inherit\\w*|the will|his will|her will|(?:mum|mom|mother|dad|father|gran|grandma|grandad|grandpa|parents?)'?s will|estate|probate|executor + fight\\w*|fought|lawyers?|solicitors?|court|su(?:e|ed|es|ing)|share|contest\\w*|not (?:talking|speaking)|(?:don'?t|won'?t|doesn'?t) (?:talk|speak)|quarrel\\w*|argu\\w*|greed\\w*|cheat\\w*|everything|grab\\w*|divid\\w*|piano|changed the locks|hates?|war|signed|judge|sell + !i cheated + !god'?s will + !the will of god",
    "brothers?|sisters?|siblings? + lawyers?|solicitors?|court|suing|sued + house|farm|land|field|flat + !prison + !jail",
    "brothers?|sisters?|siblings? + (?:mum|mom|mother|dad|father|papa|parents|gran|grandma|grandpa|grandad)'?s? (?:house|farm|flat|land|bungalow|ring|piano|estate|will|field|money) + lawyers?|fight\\w*|fought|split|divide\\w*|share|portion|contest\\w*|registered letter|won'?t (?:sell|pay)|(?:not|haven'?t) spoken|notary",
  ],
  "joined-in-cruelty": [
    "(?<!and )(?:i|and i|we|we all) (?:also |just |all |even )?(?:laughed|joined in|bullied|mocked|teased|mimicked|made fun|picked on|called (?:him|her|them)|filmed it|went along|tripped|were (?:mean|cruel|horrible)) + sorry(?! to (?:bother|disturb|trouble|ask))|ashamed|guilt\\w*|regret|wish i|forgive|feel (?:bad|awful|terrible|sick)|apologi[sz]e|everyone (?:else )?did|with the others|loudest + !laughed at me + !at us",
    "(?:blamed|i said it was|told (?:\\w+ )?it was|my lie|i lied|pointed at|i let) + him|her|them|my (?:brother|sister|friend)|someone else|somebody else|an innocent + punished|grounded|suspended|detention|expelled|fired|sacked|got (?:the )?(?:blame|trouble|hit|beaten)|took the blame|in trouble + !blamed me",
  ],
  "leader-under-attack": [
    "board|elders?|deacons?|council|committee|congregation|vestry|trustees|members|families|faction|group + wants? me (?:gone|out|to (?:go|leave|resign|step down))|get(?:ting)? rid of me|against me|vot(?:e|ed|ing) (?:me out|against me)|my resignation",
  ],
  "livelihood-lost": [
    "harvest|crops?|wheat|maize|corn|orchard|vines?|herd|cows|cattle|hives|farm|land|shop|bakery|business|restaurant + hail|drought|frost|flood\\w*|locusts?|fire|bankrupt\\w*|foreclos\\w*|bank|auction|sold|closing|closes|gone|dead|lose|loses|lost + my|our|we|i|us|all|whole|again",
  ],
  "lonely-abroad": [
    "(?:eat|sit|live|alone|lonely|nobody|no one|no friends?|noone) + (?:new country|this country|foreign|abroad|city|strangers|here|every day|every night|weekends?) + (?:alone|lonely|nobody|no one|noone|no friends?|by myself)",
    "(?:in|at) (?:the |my |this )?church + nobody|no one|noone|everyone|people|all + (?:speaks?|talks?|knows?|smiles?|nice|invites?|sits?)",
  ],
  "looked-at": [
    "(?:stare\\w*|staring|looks? at me|point\\w*) + (?:face|scar|skin|wheelchair|leg|arm|stammer|stutter|birthmark|hair|burn\\w*|crutch\\w*)|(?:my )?(?:stammer|stutter)",
  ],
  "mistake-at-work": [
    "(?:wrong|mistake|error|missed|forgot|mixed up) + (?:dose|drug|medication|meds|patient|insulin|chart|invoice|order|handover|tablet|prescription|injection) + !friday",
    "(?:wrong|double) (?:dose|drug|medication|patient)",
  ],
  "mocked-for-skin": [
    "(?:my|his|her|our|their) (?:skin|afro|braids|dreads|curls|curly hair|accent|headscarf|colou?r|dark skin|black skin|brown skin) + laugh\\w*|mock\\w*|mimic\\w*|call\\w*|tease[sd]?|teasing|joke[sd]?|touch\\w*|ugly|dirty|stare\\w*|won'?t|no ?(?:body|one)|said|says?|insult\\w* + !patient + !embarrassing + !scar + !acne + !eczema + !let me near + !meat + !mimic + !birthmark + !burn\\w* + !cancer",
    "racist|racism|n[- ]word|monkey|go back (?:to (?:where|your|my country|africa|china|india)|where)|slant\\w* eyes + me|us|my|i + call\\w*|said|says?|shout\\w*|noises|told|laugh\\w*|school|class|bus|street|work|shop|neighbou?rs? + !zoo + !patient",
    "(?:because|cos|cuz|bc|coz) (?:i'?m|i am|he'?s|she'?s|we'?re|they'?re|of my) (?:black|brown|asian|african|indian|chinese|arab|roma|mixed|dark|foreign|(?:a )?foreigner|skin|colou?r|accent) + won'?t|doesn'?t|don'?t|dont|not allowed|nobody|no ?one|never + play|sit|sits|hold|holds|invite\\w*|touch|rent|rents|dance|talk|serve|partner",
    "(?:my|his|her|their) (?:skin|hair) + (?:like|looks?|smells?) (?:like )?(?:poo|poop|dirt|mud|chocolate|a sponge|a mop|monkey)|wash (?:it |the \\w+ )?off|different colou?r|lighter|whiter + !scar + !dog",
  ],
  "money-asked-of-me": [
    "(?:send|sends|ask|asks|asking|want|wants|need|needs|call|calls) + money + family|brother|cousins?|everyone|home|back home|village|they + always|every (?:week|month|time)|only|again|can'?t",
  ],
  "money-lost": [
    "lost|gone|wiped|blew|down|minus + \\d+ ?k|thousand|savings|pension|college fund|everything|money + crypto|bitcoin|stocks?|shares|trading|trades?|options|invest\\w*|coin|market|in (?:two|three|a few|\\d+) days + !job",
  ],
  "moved-in-care": [
    "foster (?:family|home|parents?|mum|mom|dad|carers?|care)|placements?|social worker|caseworker|children'?s home|group home|residential|in care + (?:moving|moved|move|moves|new|next|another|different|third|fourth|fifth|sixth|seventh|\\d+(?:st|nd|rd|th)?) + me|i|i'?m|my + again|pack\\w*|unpack\\w*|bags?|famil(?:y|ies)|home|house|school|people|placement + !we foster\\w* + !our foster + !adopt\\w*",
  ],
  "moved-to-care-home": [
    "care home|nursing home|old people'?s home|retirement home|assisted living + moved|moving|put|sold|mum|mom|dad|mother|father|i|my|me|her|him",
  ],
  "moving-away": [
    "(?:moving|moved|move|selling|sold|leave|leaving|left) + (?:house|home|flat|town|city|village|country) + (?:friends?|garden|boxes|keys|miss|goodbye|years|sad|cried?|cry)",
  ],
  neighbors: [
    "neighbou?rs? + (?:music|noise|noisy|loud|fence|parking|shout\\w*|dog|barks?|rude|complain\\w*|drums|police)",
  ],
  nerves: [
    "(?:interview|exam|test|driving test|audition|presentation|performance|competition|results|spelling test) + (?:tomorrow|nervous|scared|worried|afraid|monday|today|next week|pray|fail)",
  ],
  "new-at-school": [
    "(?:new|different|start\\w*|changed|first day) + (?:school|class|teacher) + (?:nobody|no one|know anyone|no friends?|dont know|don'?t know|scared|nervous|alone|lunch|sit|hate|miss|speak)",
  ],
  "new-beginning": [
    "born|arrived + (?:baby|twins|grandson|granddaughter|little (?:brother|sister|girl|boy)|son|daughter|niece|nephew) + !early + !died + !dead + !lived + !too soon + !grams + !passport + !papers",
    "(?:got|we'?re|we are|get) (?:married|engaged) + !divorce\\w* + !ex + !can'?t",
  ],
  "new-believer": [
    "(?:new|brand new|fresh|newly) (?:christian|believer|convert\\w*|bapti[sz]ed|to (?:faith|christianity))|(?:came|come) to (?:faith|christ|jesus)|(?:gave|given) my (?:life|heart) to|just (?:got saved|been saved|converted|started believing)|became a (?:christian|believer)|(?:got|been) (?:just |literally )?(?:saved|born again)|(?:was|got|been) (?:just )?bapti[sz]ed|(?:my|since my|after my|after) bapti\\w+|(?:said yes to|accepted|decided for|found) (?:jesus|christ|god|the lord|faith)|i'?m (?:a )?(?:christian|believer) now + now what|what now|what next|what(?:'s| is| comes| happens) (?:the )?(?:next|first)|(?:do|should|shall|must) i (?:do|start|begin|read)|where (?:do|should|to) (?:i )?(?:start|begin)|first step|which (?:page|book|church)|is there a (?:list|plan|beginner\\w*)|what (?:do )?i (?:should |must |shud )?do|do i (?:have to|need to|tell)|who do i tell|how (?:do|does) (?:i|one) (?:start|begin|pray|go on) + !baby + !my (?:son|daughter)",
  ],
  "new-job": [
    "new job|first (?:day|week|shift) + (?:nervous|lost|scared|don'?t know|stupid|everyone|tomorrow|mistakes?|cried)",
  ],
  "night-shift": [
    "night shift|[2-5](?:[.:]\\d\\d)? ?am|on call|graveyard + (?:canteen|ward|corridor|linen|crisps|vending|coffee|bays?|break)",
  ],
  "no-plan": [
    "every ?one|everybody|all my friends|others|the others|they all + knows? what (?:they|he|she) (?:want|wants|wanna|will|is|are)|has (?:a|their) plan + me|i|my",
    "(?:no|not a|don'?t have a|haven'?t a) (?:clue|idea|plan) (?:what|about what|for) (?:i (?:want|wanna|should)|to do with my life|my life|after (?:school|uni|college|graduation))",
  ],
  "no-work": [
    "(?:got |been |was |were )?(?:laid off|fired|sacked|made (?:me |him |her |us )?redundant|let (?:me|him|her|us) go|lost my job|lost his job|redundancy)",
    "(?:no|without|looking for|find|finding) (?:a )?(?:job|work) + months?|years?|applications?|nobody|can'?t|rejections?",
  ],
  "nobody-comes": [
    "nobody|no one|noone|only (?:one|two|three)|three people + came|come|comes|turned up|showed up + (?:bible study|prayer meeting|party|youth group|meeting|event|course|alpha|birthday|service)",
  ],
  "nothing-left-after-sending": [
    "(?:send|sent|sending) + (?:money|salary|everything|all|pay|wages) + home|family|mother|village|children + (?:nothing|no money|left|for me|myself|hungry|rice)",
  ],
  "old-beliefs-judge": [
    "(?:left|leaving|out of|raised|grew up|brought up) + (?:church|religion|cult|witness\\w*|mormon\\w*|fundamentalist|evangelical|catholic) + (?:still|guilt\\w*|watched|judg\\w*|voice|feel)",
  ],
  "parent-does-not-come": [
    "<parent> + promised|promises|said (?:he|she|they)(?:'d|'s| would| will| was| is)|says (?:he|she|they)(?:'ll|'s| will| is| comes?) + (?:didn'?t|didnt|did not|doesn'?t|doesnt|does not|never|hasn'?t|won'?t) (?:\\w+ )?(?:come|came|comes|call|called|calls|ring|rang|rings|show|shows|showed|turn\\w*|visit\\w*|pick)|cancel\\w*|forgot (?:me|again|my)|no show + !died + !dead + !hospital + !my (?:brother|sister) promised",
    "waited|waiting|window|shoes on|bag packed|backpack + <parent> + (?:didn'?t|didnt|did not|never|doesn'?t|hasn'?t) (?:come|came|call|called|ring|rang|show|turn)|no call|cancel\\w* + !died + !dead + !hospital + !war + !front",
  ],
  "parent-ill-or-drinking": [
    "<parent> + (?:drunk|drinks|drinking again|bottles?|vodka|wine again|smells? (?:of|like)|passed out|in bed all day|won'?t get up|cries all|hears voices|bipolar)",
  ],
  "parent-sick": [
    "my (?:<parent>)|(?:<parent>) (?:is|has|had)|(?:<parent>)'s + (?:very |so |really |seriously |critically )?(?:ill|sick)|in (?:the )?hospital|stroke|chemo|dialysis|surgery|operation|intensive care|icu|ventilator|brain bleed",
  ],
  "parents-fight": [
    "my parents|mum and dad|mom and dad|mummy and daddy|(?:mum|mom|dad) + fight(?:ing|s)?|argu\\w+|shout(?:ing|s)?|yell(?:ing|s)?|scream(?:ing|s)? + every (?:night|nite|day|evening)|again|always|all the time|hear|wall|headphones|downstairs|other",
  ],
  "parents-money-worry": [
    "<parent> + (?:job|money|rent|bills?|poor) + (?:lost|no|can'?t|argu\\w*|fight\\w*|shout\\w*|worried|cry|cries|crying)",
  ],
  "parents-separating": [
    "<parent>|they + (?:divorc\\w*|separat\\w*|split(?:ting)? up|moved out|moving out|dont love each other|don'?t love each other|new (?:girlfriend|boyfriend))",
  ],
  "passed-over": [
    "(?:promotion|post|position|job|role|part|team) + (?:gave it to|went to|someone else|somebody else|passed over|overlooked|didn'?t get|not me|younger)",
  ],
  "patient-died": [
    "(?:patient|pt|resident|man|woman|lady|bloke|old (?:boy|girl)|two|one|baby) + (?:lost|died|went|gone|passed|arrest\\w*|stopped|code|crash) + (?:shift|ward|tonight|bay|bed|night|handover|theatre|family|daughter|son|wife|husband|hand) + !my (?:<kin>)",
    "(?:held|holding|sat with) + (?:hand|him|her|them|man|lady|woman) + (?:died|went|gone|passed|slipped|stopped|end)",
  ],
  "patient-recovered": [
    "patient|baby|little one|kid|child|boy|girl|man|lady|woman|he|she + (?:came in|came round|woke up|breathing|pulled through|walked out|went home|going home|discharged|made it|got (?:him|her) back|left pink) + icu|ward|shift|tonight|today|blue|cpr|coma|home|unit|theatre + !died + !dead + !my (?:mum|dad|mom|husband|wife)",
  ],
  "pictures-that-stay": [
    "(?:can'?t|cannot|keep|still|won'?t stop) (?:stop )?(?:seeing|see|hear|hearing|forget|dream\\w*)|flashbacks? + (?:face|eyes|blood|child|crash|accident|scream\\w*|body|scene|sound)",
  ],
  "prayed-for-and-annoyed": [
    "pray(?:ing|s)? for me|prayed for me|in (?:my|our|their) prayers|thoughts and prayers + (?:annoy\\w*|atheist|sick of|stop|angry|hate|cool|lol|don'?t believe|dont believe)",
  ],
  "prayer-empty": [
    "(?:haven'?t|havent|can'?t|cant|don'?t|dont|no longer|stopped|not) (?:really |been able to |even )?(?:pray(?:ed|ing)?|read(?:ing)? (?:my|the) bible) + month|months|weeks?|years?|any ?more|since|once|alone|myself|dry|empty|nothing",
    "(?:prayers?|praying|bible|quiet time) + (?:dry|empty|ceiling|wall|boring|feel nothing|nothing comes|flat|dead)",
  ],
  "preaching-while-doubting": [
    "(?:preach\\w*|sermon|teach\\w*|lead\\w*|pulpit) + (?:doubt\\w*|don'?t believe|not sure i believe|no longer believe|lost my faith|not believe)",
  ],
  "preaching-while-failing": [
    "(?:preach\\w*|pastor|minister|pulpit|sermon|lead worship) + (?:hypocrite|fraud|failure|own marriage|my own (?:home|kids|son|daughter|life)|shouted at|secret|drinking|porn\\w*)",
  ],
  "pregnancy-not-planned": [
    "pregnant|positive test|expecting|second line + (?:not happy|not planned|unplanned|scared|boyfriend|don'?t want|dont want|he left|(?:15|16|17|18)|not ready|husband|accident|fourth|fifth)",
  ],
  "premature-baby": [
    "baby|twins|son|daughter|born + (?:early|premature|incubator|nicu|neonatal|(?:2\\d|3[0-4]) weeks|too soon)",
  ],
  "quarrel-at-home": [
    "<parent>|parents|they + (?:shout\\w*|yell\\w*|scream\\w*|fight\\w*|argu\\w*|row|rowing|throw\\w*) + (?:mum|mom|dad|room|again|agen|bed|stairs|each other|every night|home|all the time|downstairs)",
    "<spouse>|we + (?:shout\\w*|fight\\w*|argu\\w*|row|not (?:talking|speaking)) + (?:every|all the time|kids|again|about|days)",
  ],
  quitting: [
    "(?:want|thinking|ready|going|decided|time) + (?:to |of |about )(?:quit\\w*|resign\\w*|leav(?:e|ing) (?:nursing|ministry|the ministry|my job|teaching|the church|the profession)|giv(?:e|ing) (?:it )?up|hand(?:ing)? in my notice)",
  ],
  "relative-addicted": [
    "<kin>|<friend> + (?:drinks|drinking|drunk|drugs?|heroin|cocaine|meth|addict\\w*|alcoholic|rehab|relapse\\w*) + !my parents? money + !overdos\\w*",
  ],
  "relative-at-war": [
    "<kin>|<friend> + war|army|soldier|front|deployed|missing|frontline|called up + (?:no (?:message|news|word|call|contact)|not (?:called|heard|answer\\w*)|since|missing|scared|afraid|worr\\w*|far|is in|is at|went)",
    "no (?:message|news|word|contact|sign) + <kin>|<friend> + war|bomb\\w*|attack|earthquake|flood|front|city|since",
  ],
  "relative-depressed": [
    "<kin>|<friend> + (?:depress\\w*|won'?t leave (?:the|his|her) (?:house|bed|room)|stays in bed|anxiety|ocd|bipolar|schizophren\\w*|psych\\w*|anorexi\\w*|self[- ]?harm\\w*)",
  ],
  "released-from-prison": [
    "prison|jail|behind bars|my sentence|parole|probation|did time + (?:got|came|been|just|am|i'?m|let) (?:out|released)|released|since i (?:got|came|was) (?:out|let out)|ex[- ]?con + i|me|my + !my <kin>",
  ],
  "relieved-after-death": [
    "reliev\\w*|relief|glad|lighter|free + died|dead|passed|gone|finally|funeral|over + guilt\\w*|wrong|bad|ashamed|sin|monster|i was|i felt|i feel|i'?m|im",
  ],
  "religious-event-as-unbeliever": [
    "(?:atheist|(?:don'?t|dont|not|no longer) (?:even )?believe|unbeliever|not religious|agnostic) + (?:mass|funeral|wedding|baptism|christening|communion|church service|easter|christmas|carol\\w*|bar mitzvah) + !godparent + !godfather + !godmother",
  ],
  "report-a-colleague": [
    "colleague|co-?worker|workmate|(?:guy|woman|man|girl) (?:i work|at work|at the next desk)|my (?:work friend|shift partner|partner at work)|another (?:carer|nurse|teacher|driver)|nurse i work with + steal\\w*|stole|skim\\w*|takes? (?:drugs|pills|money)|drunk|drinks|drinking|vodka|fak(?:es|ing|ed)|falsif\\w*|cheat\\w*|fiddl\\w*|hits?|slapped|rough with|abus\\w*|helps (?:him|her)self + report|tell|grass|whistle\\w*|snitch|say (?:something|anything|nothing)|speak up|boss|manager|friend|like (?:him|her)|don'?t know|fired|sacked + !from me + !about me + !i was + !i am accused + !my (?:wallet|phone|purse|idea|work) + !hits? me + !slapped me",
    "should i|do i|don'?t know (?:whether|if) (?:to|i should)|whether to|would you + report|grass (?:on|up)|blow the whistle|tell on|turn (?:him|her|them) in|snitch on + him|her|them|mate|friend|colleague|co-?worker|somebody|someone",
  ],
  retaliated: [
    "(?:hit|pushed|slapped|shouted|got) (?:him|her|them|it|my \\w+)? ?back|revenge|got even|paid (?:him|her) back + i|me",
  ],
  retirement: [
    "retire\\w*|pension + (?:i|my|me) + (?:last (?:day|week|sunday)|what now|useless|purpose|nothing to do|monday|years|don'?t know|next)",
  ],
  "screens-and-games": [
    "(?:phone|tiktok|instagram|youtube|fortnite|minecraft|xbox|playstation|roblox|screens?|scroll\\w*|games?) + (?:hours|all night|can'?t stop|addicted|too much|[2-5] ?am|took (?:it|my)|every night|instead)",
  ],
  "secret-seeker": [
    "muslim|islam|hindu|sikh|buddhist|jewish|atheists?|mosque|imam|temple|family|parents|father|mother|husband|brothers? + jesus|isa|bible|injil|gospel|new testament|baptized|christian + secret\\w*|hide|hiding|hidden|scared|afraid|fear|finds? out|must not know|can'?t tell|tell (?:anyone|nobody|no ?one) + i|me|my",
    "(?:dad|father|mum|mom|mother|family|brother|imam|husband) + imam|muslim|hindu|sikh|jewish|mosque|islam + reading (?:this|it|the bible)|read (?:this|it)|jesus|bible + can'?t tell|secret\\w*|at night|hide|hiding|guilty|curious",
    "(?:dream|vision) + (?:man|someone|somebody|figure) in white|jesus|isa + i",
  ],
  "shouted-at": [
    "(?:boss|consultant|surgeon|manager|sister in charge|matron|doctor|customer|teacher|coach|chef|sir|miss) + (?:shout\\w*|yell\\w*|scream\\w*|humiliat\\w*|told me off|in front of|embarrass\\w*|threw) + me|us|everyone|class|i",
  ],
  "sibling-envy": [
    "(?:brother|sister|bro|sis|baby|twin) + (?:always|gets?|got|favou?rite|everything|more|first|better|bigger|never) + (?:not fair|unfair|its not fair|than me|not me|everything|favou?rite|and i|jealous|all the attention)",
  ],
  "sick-child": [
    "(?:my|our|the|my own) (?:kid|toddler|son|daughter|baby|child|little (?:boy|girl)|boy|girl|(?:one|two|three|four|five|six|\\d+)[- ]year[- ]old|grandson|granddaughter) + (?:sick|ill|fever|hospital|chicken ?pox|measles|flu|vomiting|temperature|tonsils|asthma|diabetes|leukaemia|leukemia|cancer|seizures?|intensive|icu|operation|surgery|asthma|ambulance|a ?& ?e)",
  ],
  "single-longing": [
    "single|unmarried + i'?m|i am|still|why + husband|wife|married|marry|someone|alone|lonely|weddings?|everyone",
  ],
  slandered: [
    "(?:rumou?rs?|gossip\\w*|lies|lied|talking|spreading|behind my back) + (?:about me|about us|my name|behind my back|i never|i didn'?t|not true)",
  ],
  "sober-for-days": [
    "day (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)|\\d+ days|weeks? clean + want a drink|craving|crave|need a drink|so bad|relaps\\w*",
    "(?:off|without|no|not|clean|sober|quit|haven'?t) + (?:wine|drink|drinks|drunk|drinking|booze|beer|alcohol|pills|smok\\w*|cigarettes?|heroin|gambl\\w*|bet|porn|vap\\w*|sober|clean) + (?:\\d+|one|two|three|four|five|six|seven|ten|thirty|forty|sixty|ninety|hundred) (?:days?|weeks?|months?|years?)|since (?:monday|easter|january|christmas|lent|august) + !alarm + !detector + !<parent> + !my (?:husband|wife|son|daughter|brother|sister)",
  ],
  "somebody-missing": [
    "<kin>|<friend> + (?:is|are|been|gone|went|goes|still|reported) missing|disappear\\w*|vanish\\w*|abduct\\w*|kidnap\\w*|never (?:been )?found|without a trace|no trace + !bank + !divorce + !friends + !stamp + !visa + !dog + !cat + !phone + !ring",
    "missing (?:person|persons|poster)|no body + found|police|search\\w*|years?|<kin> + !dog + !cat",
  ],
  "somebody-wants-to-die": [
    "(?:patient|resident|mother|mum|mom|father|dad|grandma|gran|nan|husband|wife|lady|man) + (?:wants? to die|begg\\w* to die|let (?:me|her|him) go|had enough|asked me to (?:help|end)|ready to die|wish\\w* (?:it|she|he) (?:was|were) over)",
  ],
  "someone-died": [
    "my (?!mum|mom|dad|son|daughter|driving|exam|test)[a-z]{3,} passed (?:away|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)|last (?:week|month|year|night|spring|summer|autumn|winter|fall)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:two|three|four|five|six|a few|\\d+) (?:days|weeks|months|years) ago) + !dog + !cat + !exam + !test",
    "<kin>|<friend> + died|dead|passed away|passed on|passed|killed|overdosed|overdose|od'?d|didn'?t wake up|didnt wake up|buried|funeral + !dog + !cat + !hamster + !rabbit + !pet + !puppy + !kitten + !goldfish + !fish + !horse + !pony + !bird + !budgie + !guinea + !tortoise + !parrot + !patient + !years? ago + !could not + !couldn'?t + !funeral (?:on |next |this )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) + !nearly died + !almost died",
  ],
  "spouse-distant": [
    "<spouse>|marriage|we + (?:flat ?mates?|room ?mates?|strangers|separate (?:beds?|rooms?)|don'?t talk|dont talk|no longer talk|hardly (?:talk|speak|see)|barely (?:talk|speak|see)|nothing to say|grown apart|cold|like brother and sister)",
  ],
  "step-family": [
    "step ?(?:mum|mom|mother|dad|father|son|daughter|brother|sister|kids|children)|(?:mum|mom|dad)'?s (?:new )?(?:boyfriend|girlfriend|wife|husband) + i|me|my|us",
  ],
  "study-paralysis": [
    "thesis|dissertation|essay|coursework|exams?|revision|studying|study|assignment + overdue|late|due|extension|deadline|behind|zero + can'?t|haven'?t|cannot|nothing|stuck|bed|point",
  ],
  "swindled-or-robbed": [
    "(?:robbed|burgled|stolen|stole|scam\\w*|conned|swindl\\w*|pickpocket\\w*|fraud) + (?:my|our|me|us|i) + !i stole + !i took",
  ],
  temptation: [
    "(?:porn\\w*|relaps\\w*|drank again|fell again|slipped|did it again|temptation|tempted|cravings?|looked again) + i|my|me",
  ],
  "tired-new-parent": [
    "(?:bad|terrible|awful|rubbish|horrible|useless) (?:mum|mom|mam|mother|dad|father|parent) + i'?m|i am|am i|feel like + scream\\w*|cry\\w*|baby|newborn|feed\\w*|sleep|toddler",
    "(?:don'?t|dont|do not|can'?t) (?:feel (?:any )?)?love (?:for )?(?:her|him|my baby|the baby|my own child) (?:yet|as i should)|bond with (?:her|him|my baby|the baby)",
    "(?:baby|newborn|toddler|twins|colic|teething) + (?:sleep|awake|cry\\w*|screaming|tired|exhausted|no sleep|up all night|can'?t cope|every hour)",
  ],
  "tired-of-leading": [
    "(?:lead\\w*|pastor\\w*|minister\\w*|ministry|preach\\w*|elders?|church) + (?:tired of|exhausted|worn out|had enough|can'?t carry|on my own|alone|no one helps|nobody helps|empty|dread) + i|me|my",
  ],
  "to-be-sent-back": ["deport\\w*|sent back|send me back|removal|must leave the country|detention"],
  "told-in-confidence": [
    "(?:told|confessed|admitted|confided) (?:me|to me) + (?:secret|don'?t tell|dont tell|confidence|nobody knows|promised?|affair|should i tell)",
  ],
  understaffed: [
    "(?:one|two|three|four|\\d+) (?:nurses?|staff|of us|hca|carers?|teachers?) + (?:for|to|with) + (?:\\d+|twenty|thirty|forty) (?:patients?|residents?|beds?|kids|children)|short[- ]staffed|understaffed|nobody to cover",
  ],
  "unfair-treatment": [
    "(?:boss|company|employer|landlord|manager|agency) + (?:not pay\\w*|didn'?t pay|doesn'?t pay|won'?t pay|no pay|without pay|cheat\\w*|took my|passport|unpaid|not paid|less (?:than|money)|kept|holds? my)",
  ],
  "unfit-to-teach": [
    "teach\\w*|lead|leading|sunday school|confirmation class|godparent|godmother|godfather|mentor\\w* + not (?:sure|good|holy|strong)|fraud|fake|hypocrite|wobbl\\w*|doubt\\w*|unworthy|good enough + i|i'?m|im|my + faith|believe|anyone|kids|children|group",
  ],
  unthanked: [
    "(?:never|nobody|no one|not (?:one|a single)|without a) + (?:thank\\w*|thanks|notices?|noticed|appreciat\\w*|ask\\w* how i) + i|me|my",
  ],
  "waiting-for-papers": [
    "(?:visa|papers|asylum|residence permit|permit|embassy|immigration|green card|passport|citizenship|interview with the office) + (?:refus\\w*|wait\\w*|reject\\w*|denied|months?|years?|no answer|again|letter|decision|lawyer) + !pass\\w* + !got it",
  ],
  "wanted-baby-not-coming": [
    "(?:ivf|infertil\\w*|trying for (?:a )?(?:baby|child)|can'?t (?:get pregnant|have (?:a )?(?:baby|child\\w*))|negative test|period came|another month) + i|we|my|our|again|me",
  ],
  "weary-carer": [
    "(?:caring|care|look after|looking after|nurse) (?:for )?(?:my |our )?(?:<kin>|her|him) + (?:tired|exhausted|no break|alone|can'?t|worn|every day|every night|years|dementia|alzheimer\\w*|stroke)",
  ],
  "weather-feared": [
    "hurricane|typhoon|cyclone|tornado|thunder\\w*|lightning|storm|blizzard|wildfire|bush ?fire|flood|levee|river (?:is )?rising|water (?:is )?(?:rising|comes|coming)|fire (?:is )?(?:coming|front)|(?:told|have|ordered) (?:us |me )?to evacuate + scared|i'?m shaking|pack(?:ed|ing)?|sirens?|pray\\w*|please|under the (?:bed|table|door)|sleep|afraid|frightened|terrified|feart|coming|tonight|tomorrow|warning|evacuat\\w*|closer|nearer|towards?|hide|hides|hiding|shak\\w* + !lost everything + !destroyed + !rebuil\\w* + !years ago",
    "(?:pray|prayed|praying|prayers?) (?:with us |please )?for (?:the |some |a little )?rain|(?:no|needs?|without|not a drop of) rain|(?:need|waiting for|not seen|haven'?t seen) rain + pray\\w*|dry|well|wells|cows|cattle|goats|maize|crops?|field|fields|farmer|months?|weeks|village|tank|hopeless|please + !dead + !bank + !auction + !sold",
  ],
  "words-for-a-funeral": [
    "funeral|eulogy|burial|graveside|committal|wake + (?:i have to|i must|asked me|nothing written|what do i say|what to say|i have nothing|to speak|(?:do|say|give|write|read|lead|take|conduct)(?:ing)? (?:the|it|a|something)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))",
  ],
  "words-regretted": [
    "(?:shouted|yelled|snapped|screamed|said|told|swore) + (?:at|to) + (?:her|him|them|my \\w+|mum|mom|dad) + (?:regret|sorry|shouldn'?t have|feel (?:bad|awful|terrible)|wish i|last (?:words|thing))",
  ],
  "working-in-a-house-of-others": [
    "madam|ma'am|mistress|maid|housemaid|nanny|au pair|domestic (?:worker|helper)|housekeeper|live[- ]in (?:carer|caregiver|nanny|maid)|house ?girl|helper in (?:a|the) house + passport|salary|wages?|paid|day off|days off|no rest|shout\\w*|scream\\w*|yell\\w*|slap\\w*|hit|beat\\w*|locked|lock|my phone|sleep on|food|hungry|hours + i|me|my",
    "employer|sir|madam|ma'?am|the family i work for|her kids|her children|her house|their house|housework + (?:keeps?|kept|took|takes|has|holds?|hid|withholds?) my (?:passport|papers|phone|salary|wages|pay)|no day off|(?:one|without) day off|never (?:get|got|have|had) a day off",
  ],
  "worried-for-children": [
    "(?:my|our) (?:son|daughter|kids|children|boy|girl|teen\\w*) + (?:worr\\w*|scared|afraid|fear) + !fell ill + !sick",
  ],
};
