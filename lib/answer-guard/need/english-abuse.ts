/** How English speaks of harm by others; rules as in NeedLanguage. */
export const ENGLISH_ABUSE = `
    ({kin}|he|she|they|someone) ~~ (hell|shell|theyll|will|going to|would) (snap|break|wring|smash|bash|crush|bust) my (neck|skull|head|face|throat|jaw|arms?|legs?|fingers|bones|ribs|teeth)
    (man|men|guy|guys|stranger|someone|ex) (is|are)? (standing|lurking|waiting|hiding|banging|pounding|right)? (outside|under) my (bedroom )?(window|door|house|room|apartment) (right|now|tonight|again|every|with|and|$)
    {person} (forces|forced|forcing|makes|made|making|pressures|pressured) (me|us) (to )?do (stuff|things|it|something|that|sexual things|sex stuff) ~ (that|when|after|even though|and|though)? (i|i had|i have) (said no|said stop|said i did not want|told (him|her|them) (no|stop))
    (boyfriend|girlfriend|husband|ex|uncle|cousin|step dad|step son|stepbrother|grandpa|coach|man|guy|older boy|older kid|babysitter) (forces|forced|makes|made|pressures|pressured) (me|us) (to )?do (stuff|things|something) ~ i (did not|do not) (want|like|understand) ~ !(like (the )?(dishes|homework|chores))
    i (said|told (him|her|them)|kept saying) (no|stop|to stop) ~ (but|and|yet)? (he|she|they) (kept going|kept on|did it anyway|did not stop|would not stop|does not stop|did not listen|went on|continued)
    (he|she|they) (kept going|did it anyway|did not stop|would not stop) ~ (when|after|even though|though|while) i (said no|said stop|was crying|cried|was asleep|was drunk|froze|told (him|her|them) to stop)
    (hell|shell|theyll) (post|leak|share|send|upload|show) (it|them|(the|my) (video|videos|pics|pictures|photos|nudes|tape|screenshots)) ~ (if|unless|everyone|online|to)
    ({near}|he|she|they|someone) ~~ (will|hell|shell|going to|threatens to|threatening to|threatened to) (post|leak|share|send|upload|show) (it|them|(the|my) (video|videos|pics|pictures|photos|nudes|tape|screenshots)) ~ (if|unless|everyone|online|to)
    ({kin}|he|she|they|someone) (has|had|have|just)? (broke|breaks|broken|burned|smashed|bruised|cracked) my (arm|nose|ribs?|jaw|finger|fingers|leg|wrist|hand|teeth|skull|phone and)
    ({kin}|he|she|they|someone) ~ (begun|began|started|starts|begins) (to|hitting|beating|slapping)? (strike|hit|beat|slap|hurt|hitting|beating|slapping|striking|hurting) me
    ({kin}|he|she|they|someone) (strikes|struck|striking) me !(as|with awe|dumb|by)
    (slit|slits|cut|cutting) my throat
    ({kin}|he|she|they) (lock|locks|locked) (the)? door ~ (take|takes|took|not|can not) ~
    (daddy|dad|step dad|father|husband|boyfriend|uncle|mom|mommy|mother|step mom|partner|wife|girlfriend|he|brother|cousin|babysitter) (keeps|is|has been|keeps on)? (hurts|hurting|harms|harming) (me|us|my (kids|children|sister|brother|mom)) !(with|emotionally|by|deeply|so deeply|when (he|she) (says|does not)|a lot emotionally|feelings|that)
    _ <!(who|what|i|we|you|god|lord|it|that|this|to|wind|wave|sea|life) (slammed|slams|smashed|smashes|bangs|banged|shoved|shoves|yanks|yanked|twists|twisted|squeezes|squeezed|punched|kicked) (me|my (head|arm|arms|hair|face|neck|wrist|wrists|throat|stomach|back|ear|ribs))
    _ <!(who|what|i|we|you|god|lord|it|that|this|to|wind|wave|sea|life) (pushed|pushes|threw|throws|throwing|pulled|pulls|pulling|dragged|drags|grabbed|grabs|pinned|pins|holds|held) (me|my (head|arm|hair|face|neck|throat)) (against|down|across|on the (floor|ground|bed)|(into|to|at|on) (the|a) (wall|door|closet|car|table|stairs|floor|bathroom|basement|corner|ground)|by (the|my) (hair|neck|throat|arm|wrist|collar)|out of the (car|house))
    (hands?|fingers|belt|cord|rope) (around|on|over|round) my (neck|throat|mouth)
    {person} ~ (coming|comes|came|walks|walking|watches|watching|films|filming|peeks|peeping|spies) ~ (me)? (in|into|on|through)? (the|my)? (shower|bath|bathroom|bedroom|room|bed|toilet) ~ (when|while|at night|naked|changing|undress*|every night|drunk)
    {kin} ~ (keeps|kept) coming (in|into|to) (the|my)? (shower|bath|bathroom|bedroom|room|bed) ~
    ({near}) ~ (touch|hit|beat|kick|rape|slap|punch|burn|choke) (me|my (daughter|son|child|sister|mother|kids|mom|brother|baby)) !(to it|at|with (his|her|their)? words)
    (take|took|takes|keep|keeps|holds|has) my (passport|papers|documents)
    (he|she|they) forced me ($|again)
    (took|takes|taken|keeps|hides|hid) my (phone|keys|bank card|card|money|wallet) ~~ (locked|locks) ~~ (door|doors|me in|gate)
    (if|says|said) ~ (he|she|i|they) can not have me (no one|nobody)
    (ex|stalker|{kin}) (found|found out|has found|knows) where i (live|work|moved)
    ({near}|he|she|they) (no|not) (give|gives) (me|us) (food|money|to eat|medicine) ~
    {person} ~ (starves|starved|starving|tortures|kidnapped|kidnaps|traffics|trafficked|pimps|pimped|sells|sold|drugs|drugged) (me|us|my (daughter|son|sister|body))
    i ~ (was|got|get|am) ~ (hit|punched|slapped|kicked|beaten|choked|shoved) (again|today|last night|at home|by (my|him|her|the|a)|every|when|so hard) !(beauty|verse|by the)
    (pushed|pushes|threw|throws|kicked) me (down|out|off|over|through) (the|a|of)? (stairs|window|car|house|bed|floor|steps) ~
    (hurt|touched|abused|used|forced|assaulted|molested) me (sexually|inappropriately)
    (hurt|touched|used|forced|molested) ~ (sexually|inappropriately) ~ (me|as a|when i)
    (my|step) (dad|father|uncle|brother|cousin|grandpa|boyfriend|husband|partner|stepbrother) (forces|forced|makes|made|pressures) (me|us) ($|to do (things|stuff|it)|every|into)
    (was|got|been|am|being) ~ (touched|fondled|groped|kissed) by (a|the|my|our) (_ )?({near}) ~
    (not|never) (feel|felt|feeling|am) safe (at|in|with|around|near|going) (home|my|him|her|them|the house|our) ~
    ({person}|_) <!(who|what|which|i|we|you|to|not|did) (is|are|was|has|have|had|will|would|keeps|kept|used to|likes to|starts|started|tries to|tried to|did|does|just|will not stop|not stop|tied me up and|came and|comes and|comes home and|got drunk and|drunk and|drinks and|drink and|gets drunk and|gets mad and|gets angry and)? (he|she)? ({hits}) ({us}) !(hard with|with (his|her|their|its) (words|love|truth|grace|beauty|power)|words|deeply|at|to|closer|forward|into|toward|towards|up the|in prayer|over to)
    someone (at|from|in) ~ ({hits}|{touches}) ({us})
    ({near}|man|guy|men|boy|boys|person) (who|that) (keeps|kept|has|used to|often|regularly|once)? ({hits}) ({us})
    {kin} ~ (that|who|he|she)? ({touches}) (me|us|my (private*|body|breasts?|boobs?|butt|bum|chest|thighs?|legs?|parts|son|daughter|child|kid|kids|niece|nephew|sister|brother|grand*)|him|her) !(heart|deeply|with)
    (he|she|they|someone|daddy|teacher|doctor|pastor|priest|coach|man|guy|boy|uncle) (keeps|kept|is|was|always|has|then)? (touching|touches|touched|groping|fingering|rubbing|kissing|molesting) (me|my (body|private*|breasts?|butt|chest|thighs?|legs?|parts|daughter|son|sister|brother|child)) !(heart|deeply|with)
    _ (touches|touched|touching) (me|us) ~ (inappropriately|down there|private*|under my|in bed|at night|where i|secret*|in a wrong|in a weird|body|places)
    (made|makes|make|forces|forced|force|forcing|making|wants|wanted|want|asks|asked|tells|told|pressures|pressured|pressuring|tricked) (me|us|her|him) (to )?(have )?(touch|sex|sleep with|undress|strip|watch (porn|him|her|them|dirty|videos)|naked|suck|do sexual|do things|kiss|send|lick|show|nude|nudes|perform|marry|oral) !(verse|prayer|a prayer|music|church|tv|for (the|others|charity|god)|differently|better)
    (he|she|uncle|step dad|dad|father|brother|cousin|man|boyfriend|grandpa|teacher|coach) ~ (into|in|to|enters|comes in|came in) my (bed|room|bedroom|shower|bathroom) ~ (at|every|in|when|while|during|and)? ~ (night|touch*|drunk|undress*|kiss*|naked|asleep|dark|sleep*) <!(i)
    _ <!(i|son|daughter|nurse|child|kids|kid|baby|toddler|dog|cat|grandson|granddaughter|wife|angel|light|it|lord|god|who) (comes?|came|gets|got|climbs|climbed|sneaks|sneaked|crawls|crawled|keeps coming|is coming) (into|in|to) my (bed|room|bedroom) !(and (pray*|read*|sang|cleaned|said|talk*|apologi*)|to (pray|read|talk|say|help|clean)|because)
    (puts?|putting|stuck|sticks|slid) (his|her|their) (hands?|fingers?|tongue|penis|thing) (in|on|up|down|under|inside|into|between|around) my ~
    (did|does|do|doing|done|tried) ~ (things|stuff|bad things|sexual things|something) (to|with) me ~ (when i was|as a|in|at|and|that|$)
    (nudes|nude pics|nude pictures|naked pics|naked pictures|naked photos|pics of my body|dick pics|sexual pictures|sex) (from|of|with) me
    (sends?|sent|sending|asks?|asked|wants|asking|want|demands|blackmail*|threatens) ~ (nudes|nude|naked|dick pics|sexual|my pics|my pictures|my photos)
    (wants|asks|tells) me to (send|show) ~ (nudes?|naked|pics|pictures|body|photos)
    (i|i was|i am|me|i have been|i got|we|we are|we were|i get|my _ (was|is|got|gets|has been)) (am|was|got|get|been|being|getting|have been|is|are|were)? (being|getting|been|gang|sexually)? (raped|molested|groomed|assaulted|abused|beaten|beat up|groped|trafficked|battered|strangled|choked|kidnapped|stalked|blackmailed|threatened with|violated|beat|sexually assaulted|harassed sexually|drugged|held captive|held against my will) !(in the bible|by (words|satan|guilt|life|doubts|sin|the devil))
    (i|me) ~ (survivor|victim) of (sexual|domestic|child|rape|abuse|incest|violence|molestation|assault|trafficking|partner) ~
    (being|getting|is|gets|was|been|are) (beaten|abused|raped|hit|molested|assaulted|choked|groomed|trafficked|touched) (up)? (at home|by (my|her|his|their|our|a) (_ )?(_ )?{near})
    ({kin}|someone i know|she|he) ~ (is|gets|was|being|has been|are) ~ (beaten|abused|raped|hit|molested|assaulted|hurt|choked|groomed) ~ (by|at home|every)
    (hide|hiding|cover|covering|covered|hid) ~ bruises ~
    (they|he|she|boys|girls|kids|some (boys|girls|kids)) (always|often)? (beat|beats|hit|hits|kick|kicks|punch|punches) me (up)? (at school|after school|in the break|at break|on the bus|every (day|week))
    (domestic|physical|sexual) (violence|abuse) (at home|in my|from my|by my|i|victim|survivor)
    (my|our|an|abusive|violent) (abusive|violent|dangerous) (husband|wife|partner|marriage|relationship|father|mother|boyfriend|girlfriend|parents?|home|family|dad|mom|ex|household|man)
    abusive (husband|wife|partner|marriage|relationship|boyfriend|girlfriend)
    my abusers?
    {person} ~ (locks|locked|lock|locking|chained|chains|ties|tied|keeps|kept|held|holds|trapped|traps) (me|us) (in|up|inside|out|to (the|a)|down|at home|away|hostage|prisoner|captive) !(prayer|the faith|by (mistake|accident)|of the house by|touch|line|check|going|mind|grounded|accountable)
    _ <!(i|god) (locks|locked|chained|tied) (me|us) (in|up|inside|to (the|a)|down)
    (took|takes|keeps|has|kept|hid|hides|stole|confiscated|controls|control|checks|holds) ~ my (passport|papers|phone|keys|money|id|documents|phone and keys|bank card|cards|salary|wages|medication) ~~ (not|never|can not|wont|so i|will not|and i|leave|out)
    (will|does|would|do|never|can) (not|never)? (lets?|allows?) me (to )?(leave|go out|leave the house|see (my|anyone)|out|see a doctor|go home|work|talk to|have (money|friends)|call)
    {person} ~ (controls?|controlling) (all )?my (money|phone|life|every|food|body)
    (can not|not able to|afraid to|scared to|not allowed to) (leave|get out|escape|go out) (the|my|this|him|her|from)? (house|home|apartment|flat|relationship|him|marriage|alive|room) ~
    (says|said|saying|threaten*|swears|swore|promise*|going to|will|wants to|tried to|try to|trying to|would) ~ (kill|murder|shoot|stab|hurt|beat|hit|burn|strangle|harm|rape|find and kill) (me|us|(my|our) (kids|children|family|son|daughter|mom)) <!(that) !(in the bible|with)
    (threatens?|threatened|threatening) (me|to kill|to hurt|us|to shoot|to stab|to leak|to hit|to beat|my|to send|to burn) !(himself|herself|themselves|themself)
    (knife|gun|pistol|blade|machete|axe) (to|at|on|against) (my|me|us)
    (points?|pointed|pulls?|pulled|put|puts|held|holds|threw|waves|waved) ~ (gun|knife|pistol|blade|machete|weapon) ~ (at|on|to|against|over) (me|us|my)
    {i} ~ (afraid|scared|terrified|frightened|fear|unsafe|not safe|not feel safe) ~~ (go home|go back home|going home|come home|at home|in my (own )?(house|home)|of (my )?(husband|dad|father|step dad|boyfriend|him|partner|wife|uncle|ex|brother|mom|mother|her|stepmom|them)|for my life|from (husband|dad|father|boyfriend|ex|partner)|he (will|is going)|she will|when (he|dad|my)) !(and trembling)
    (i am|i feel|we are|am|are|feel) (not safe|unsafe|in danger|being followed|being watched|trapped with|in immediate danger|not safe at home)
    (i|i am|me|we|we are) ~ (hiding|hid|locked myself|barricaded) ~ (from (my ({near})|him|her)|closet|bathroom|in my car|under the bed|wardrobe|basement) ~
    (someone|man|men|he|they|guy|guys|is|are|thief|burglar|burglars) (is|are)? (breaking|broke|trying to break|trying to get|entering|climbing) (in|into|down) ((my|our) (front )?(house|door|home|apartment|window|flat|room)|now|right now|$)
    (someone|a man|man|he|stranger|guy|somebody) ~ (is|are|keeps|was|following|outside) ~ (following me|outside my (house|door|window)|at my door|chasing me|in my house|with a (gun|knife)|stalking|followed me home|follows me home|watching my house)
    (followed|follows|following|stalks|stalking|chased|chasing|stalked) (me home|me everywhere|me at night|me to work|me around|us home)
    (want|wants|force|forces|forcing|forced|make|making|sold|sell|selling|going|have|promised) (to )?(marry|me into|me to marry|me off|me for) ~~ (man|uncle|cousin|15|14|13|16|17|older|him|old|marriage|sex|money|wife)
    (i|me|being|parents|my|they|family|us) ~ (forced|force|forcing) (me|us)? (into )?(a )?(marriage|to marry|prostitution|to have an abortion)
    (covered in|full of|have|have many|with) (bruises|black eye|broken (arm|rib|ribs|nose|jaw)|black eyes|burns) ~~ (he|she|husband|wife|dad|from|boyfriend|mom|because|$)
    (its|it is|is|be|keep) our (little )?secret
    (grandfather|father|dad|uncle|brother|cousin|pastor|priest|coach|teacher|man|step dad|mother|someone|boyfriend|husband|who|he|she|boy|guy|men|people|leader|ex) (that|who|he)? (sexually|has|had)? (abused|raped|molested|assaulted|groomed|violated|abuses|rapes|molests) (me|us|my|her|him) ~
    (raped|molested|beats|abuses|abused|assaulted|hits|touches|beat up|hurts) my (little |older |younger |best )?(friend|wife|girlfriend|cousin|niece|nephew|sister|brother|mom|mother|daughter|son|child|baby|kids|children|grand*)
    ({kin}|someone|a girl|a boy|a kid) ~~ ({says})? (me|us)? (that|about)? (her|his|their|our) (own )?(step |grand|older |big )*({near}) ~ ({hits}|{touches}) (her|him|them|it|sister|brother)
    ({kin}) (is|are|gets|was|were|being|keeps getting|might be|may be) ~ (touched|molested|abused|beaten|raped|groomed|hit) (by|at|every) ~
    (pastor|priest|teacher|coach|leader|elder|someone|neighbor|uncle) ~ (abusing|molesting|raping|grooming|touching) (children|kids|boys|girls|a child|a boy|a girl|my|little|students|teens)
    is (it|this|that) abuse ~
    (it|is|was) (it|this)? (rape|abuse|assault) if (he|my|she|your|i|you|someone)
    (can|could|does|should|must|do) (a )?(i|husband|wife|woman) ~ (stay|submit|obey|forgive|leave|divorce|return|go back) ~~ (beats?|hits?|abuses?|abused|raped|hurts|beating|violent|abusive|molested|cheats and hits|choked|hit me)
    {kin} (gets|got|get|becomes|became|turns|turned|goes|can get|can be) (physical|violent|rough) ($|with (me|us|my)|when|sometimes|if|after|and|again|once)
    (he|she|they) (gets|got|becomes|became|turns|turned|goes|can get) (physical|violent|rough) ~~ (me|us|drink|drinks|drinking|drunk|temper)
    (drink|drinks|drinking|drunk|beer) ~~ (goes|went|comes|came) (for|at) me
    (goes|went|comes|came) (for|at) me ~~ (drink|drinks|drinking|drunk)
    temper ~~ (it|things) (gets|got|get|turns|turned) (physical|violent|rough)
    (put|puts|shoved|shoves) me (through|into) (the|a) (wall|door|window|table|wardrobe|mirror)
    i flinch (when|if|every time|whenever) (he|she|they|dad|{kin}) ~
  `;
