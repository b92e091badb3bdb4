/** English wordings that sound like need and are none: idioms, faith, what others say. */
export const ENGLISH_HARMLESS = `
    (hit|hits|hitting|beat|beats|beating|whacks|whacking|smacks|smacking|attacks|shot|shoots) (me|us|my _|him|her) with (his|her|a|an|the|their|my|our)? (_ )?(lightsaber|lightsabers|pillow|pillows|nerf|nerf gun|snowball|snowballs|balloon|balloons|noodle|toy|foam|plushie|cushion|sponge|confetti|water)
    (i|we) (got|get|was|were|am|are) (beat|beaten|crushed|destroyed) (in|at) (_ )?(_ )?(drill|quiz|trivia|chess|game|games|contest|bowl|basketball|race|cards|bee|soccer|football|tennis)
    ^ (kill|shoot) me (now)? (another|more|not another|monday|mondays|i got (the|a|an)) _
    (not|never) wake up (till|until) (easter|christmas|noon|lunch|summer|spring|monday|sunday|church|dinner|_ oclock|morning)
    (vanish|disappear|die) (when|whenever|if|every time) (they|he|she|the _|people|someone|my _) (ask|asks|make|makes) me (to )?(sing|read|pray|dance|speak|act|present|talk|preach)
    jump (right|straight|back|ahead)? (in|into|to) (the|this|that|a|our|my)? (_ )?(book|chapter|study|reading|gospel|gospels|letters|genesis|exodus|leviticus|psalms|proverbs|isaiah|matthew|mark|luke|john|acts|romans|hebrews|revelation|discussion|conversation|pool|bed|shower)
    ^ (who|which) (is|was|were) (the|that) _ (_)? (who|that)? (was|is|kept)? (cut|cutting|hang|hanging|hanged|kill|killing|killed|hurt|hurting|bruising|stabbed|drowned) (himself|herself|themselves|itself)
    rather (die|be dead) than (eat|eating|drink|wear|sing|dance|watch|cook|clean|read|kneel|bow|worship|speak in public|give a speech|ask|share|miss)
    (mom|dad|mommy|daddy|mama|parents|teacher|wife|boss|coach|sister|brother|grandma|pastor|roommate|mother|father) (is|are)? (going to|will|would) kill me (if|when|for|because|unless) (i)? (do not|did not|not|can not)? ~~ (memorize|memorizing|learn|learning|finish|finishing|homework|exam|test|grade|grades|dishes|chores|verse|verses|psalm|cake|project|essay|read|study|recite|church clothes|plants|garbage|trash)
    i am (_ )?beat $
    (hit|hits|hitting) (me|us) with (a|an|the|some|her|his|their|this)? (_ )?(_ )?(question|questions|news|verse|verses|bill|bills|idea|quote|riddle|joke|request|text|line|lines|surprise|argument|sermon|fact|facts|story|objection|objections)
    wake up (early|earlier|before|so early|that early|late|at (_ )?(am|dawn|noon|sunrise|4|5|6|7|4am|5am|6am|four|five|six|seven)|for (school|work|church|class))
    hate myself for (forgetting|missing|buying|oversleeping|laughing|eating (the|that|your|his|her) (last|whole)? (cookie|cookies|cake|pizza|donut|slice))
    (i|we|you|they|i have|to) (beat|beating) (the|an|some|two|three|four|my|all)? (egg|eggs|batter|cream|butter|rug|rugs|carpet|drum|drums|odds|dough|traffic|record|level|mixture)
    (even|also)? (when|if) (nobody|no one) (loves|cares|understands|wants) (about)? me
    (i am|we are) done (thanks|thank|thx|ty|bye|goodnight|praying|reading|eating|amen|ok|okay|now what)
    (nobody|no one|who|anyone|anybody) (would|will) ~ (notice|miss|care|remember) ~ (if|when) (a|an|the|that|this|some) >>
    (raped|violated|seduced) (woman|girl|virgin|women) ~~ (marry|marries|married) >>
    my life is over (the|half|50|40|60) >>
    nurse (comes|came) >>
    (when|after|before|until|unless|once) (i|we|you|they) (die|died)
    going to (heaven|hell) >>
    let (people|them|others|someone|anyone|him|her|everyone) (hit|hurt|abuse|beat|harm|walk|use|slap) (me|us)
    take my life and (let|use|make|do|consecrate)
    (die|dying) (in peace|at home|well|happy|with dignity|of old age|in faith|in christ|gracefully) 
    (beat*|hit*|killed|destroy*|crush*) ~~ (quiz|chess|trivia|game|games|match|race|tournament|contest|competition|debate|monopoly|scrabble|poker|tennis|basketball|football|soccer|cards)
    tired of living (paycheck|in|like|under|for|with|by|as|alone|a|far)
    (threw|throws) me (under the bus|a (_ )?(party|shower|curve|look|bone)|off)
    (die|dying|dead|died|death|crucified) (daily|every day)? (to|unto) (the|my|her|his|all|our|old)? (self|myself|oneself|ourselves|sin|sins|flesh|world|law|ego|pride|old)
    (die|dying|dead|death) (for|with|in) (thee|you|christ|jesus|god|the lord|my faith|my country|the gospel|my children|my kids|my friends|my family|him)
    (die|dead) (than|before) (deny|renounce|betray|denying|sin|sinning|leave christ)
    dying to (know|see|read|hear|find|ask|meet|understand|learn|try|self|myself|sin)
    (die|dying|died|dead) (of|from) (laughter|laughing|boredom|curiosity|hunger|embarrassment|cringe|shame)
    (dead|bored|scared|laugh*|tired|worried|starving|freezing) (to death|tired)
    <!(had|have|would|could|almost|nearly|not) (kills|killing|killed) me (with work|to|softly|$)
    (traffic|homework|heat|weather|app|suspense|back|feet|shoes|head|wait|waiting|diet|exam|exams|grace|commute) (is|are)? (killing|kills|kill) me
    (kill|murder|die) for (a|some) _
    (afraid|scared|frightened|worried|anxious|terrified|fear|dread|worry) (of|about|that)? ~~ (being|becoming|be|become) a (_ )?burden
    (pray|praying|prayed|hope|hoping|hoped) (to god)? (for|that) (someone|somebody|a person|a patient|the patient|another|her|him|my (mother|father|mum|mom|dad|gran|nan|grandma|grandpa|wife|husband)) (to|would|can|could) (die|go|pass) (soon|quickly|in peace)?
    (live|living) !(without my) (in|like|for|by|without|under|according|as|with|from|off|up) (sin|the|this|a|my|god|jesus|christ|him|faith|fear|law|world|rules|grace|people|parents)
    (be|being) here (on|for|at) (sunday*|monday|christmas|easter|church|work|school|the|a)
    (want|like|need|going|ready|plan|planning|about) to end (the|my|this|our|a|with) (year|fast|speech|day|prayer|sermon|lesson|service|letter|meeting|talk|study|week|class|month|relationship|subscription|paper|essay|evening|plan)
    (cut|cutting|cuts) (my|a|the|some|off|out|down|back|from) (hair|finger|nails|beard|grass|lawn|cake|bread|meat|onions|costs|sugar|on|arm hair|myself off|leg hair|ties)
    (cut|cutting) myself (off|shaving|cooking|some slack|loose)
    <!(i|to|be|get) (was|were|got|been) (hit|struck|injured|hurt|crushed|knocked (down|over|off)|run (over|down)) by (a|an|the|some|another)? (drunk|speeding|falling|stray|passing|delivery)? (driver|car|truck|lorry|bus|train|tram|bike|bicycle|motorbike|motorcycle|van|taxi|tree|branch|ball|lightning|horse|bullet|shrapnel|rocket|mine)
    ^ i (was|got|have been) (hit|struck|injured|hurt|knocked (down|over|off)|run (over|down)) by (a|an|the) (drunk|speeding|falling|stray|passing|delivery)? (driver|car|truck|lorry|bus|train|tram|bike|bicycle|motorbike|motorcycle|van|taxi|tree|branch|ball|lightning|horse)
    my (little|baby|younger|small|toddler) (brother|sister|cousin|nephew|niece|son|daughter|boy|girl) (bit|bites|kicked|kicks|hit|hits|pushed|pushes|pinched|scratched|slapped) me
    my (grandson|granddaughter|grandchild) ~ (bit|kicked|hit|punched|pushed|scratched|slapped) me
    (the|my|our|a|his|her|their) (dog|cat|horse|cow|goat|puppy|kitten|pony|sheep|ram|swan) (knocked|knocks|pushed|pushes|threw|kicked|kicks|bit|bites|dragged|drags|pulled|pulls|scratched) me
    (burned|burnt) myself (on|at) (the|a|my) (oven|stove|kettle|pan|toaster|barbecue|grill|radiator|tray)
    (kick|kicks|kicked|kicking) (me|us) under the table
    (stab|stabs|stabbed|stabbing) (me|us) in the back
    hit by a wave of
    my (baby|toddler|newborn|unborn baby|one year old|two year old|three year old) (_ )?(bit|bites|kicked|kicks|kicking|hit|hits|pushed|pinched|scratched|slapped) me
    (patient|patients|resident|residents) (with (dementia|delirium|alzheimers))? (_ )?(hit|hits|slapped|kicked|bit|punched|scratched|pushed|grabbed|shoved) me
    (fell|tripped|slipped|crashed) ~ and (hurt|injured|cut|burned|hit) myself
    (hurt|broke|twisted|sprained|injured) (his|her|their) (leg|knee|foot|ankle|finger|back|hand|toe|thumb|shoulder|head|neck|nose|hip|elbow) !(on purpose|deliberately|again and again)
    (cut|burned|burnt|hurt|hit) myself (while|when) (shaving|cooking|chopping|ironing|baking|skiing|running|playing|i fell)
    (bought|have|got|found|need) (a|the|some) (rope|knife|gun|blade) (for|from|in the bible|of|swing) (the|a|my)? (nativity|play|climbing|camping|kitchen|christmas|jerusalem|sunday|swing|dog|tent|boat|hunting|class|drama)
    (beat|beats|beating|hit|hits|killed|kills|destroys) (me|us|my brother|my sister|my friend|my dad) (at|in|every time at|by|on) ~ (chess|trivia|quiz|quizzes|game|games|cards|sports|tennis|football|scrabble|monopoly|arguments|debates|race|soccer|pingpong|poker|points|basketball)
    (beat|beats|beating) me to (it|the)
    (verse|verses|passage|psalm|psalms|sermon|sermons|story|stories|chapter|text|song|hymn|book|scripture|line|parable|gospel|letter|poem|prayer|truth|message|words|it|this|that|what|god|lord|jesus|christ|spirit|grace|mercy|satan|devil|enemy|demons|conscience|guilt|grief|sadness|anxiety|doubt|doubts|reality|realization|which|cat|dog|kitten|puppy|toddler|baby|bee|mosquito|nothing|romans|genesis|isaiah|love|beauty|thought|feeling|fear|temptation|depression|pain|silence|loss|news|sentence|question|idea|wave|car|ball) (of _)? (has|have|had|is|was)? (hits?|hitting|touches|touched|touch|touching|hurts?|hurting|attacks|attacked|attack|beats?|beating|bites?|bit|burns|burned|kills|killed|pushes|grabs|grabbed|kicks|scratches|punches) (me|us)
    (story|life|book|letter|gospel|faith|prayer|song|psalm|death|courage|example) of _ (hits?|touches|touched|touch|hurts?|grabs|grabbed) (me|us)
    (hurts|hurt) me (that|to see|deeply|emotionally|when people|with (his|her|their) words)
    (he|she|they|friend|wife|husband|sister|brother|mom|dad) (touches|touched) (my (heart|life|soul)|me with|us with|me deeply)
    ^ (why|where|when|what|how|who|in which|did|does|whom) ~ <!(my|i|he|she|we|you|they) (say|says|said|saying|pray|prays|prayed|ask|asks|asked|cry|cries|cried|wish|wished|mean|meant|write|wrote|tell|told) !(about) (i|kill|let|take|it is|that i|that it|me|my|lord|god|what|cursed|give)* >>
    ^ (who|which|whose|whom) (said|says|wrote|prayed|asked|cried|wanted|wished|touched|hit|beat|struck) >>
    (donkey|ass|balaam|saul|cain|esau|elijah|jonah|moses|jeremiah|jezebel|herod|pharaoh|absalom|laban|psalmist|david|paul|jacob|job|preacher) (say|says|said|saying|asks|asked|prays|prayed|cries|cried|wants|wanted|will|wished|writes|wrote) >>
  `;
