/** How English speaks of despair without danger; rules as in NeedLanguage. */
export const ENGLISH_DESPAIR = `
    (can not|not) stop thinking (about|of) (death|dying|my death)
    can not (take|do|face|survive|handle|bear) (another|one more) (day|night|week|month|minute|hour|year) ($|of (this|my life|it)|like this|god|lord)
    (no one|nobody) ~ (coming|comes|going|come) (to)? (save|help|rescue) me
    (nothing|no one|no place) (left)? for me (here|any more|in this (world|life)) ($|any more)
    (let|make|want|need) (it|this|everything|all this|all of it|the pain|the hurt) (all)? (to)? (end|stop|be over) ($|already|now|god|lord)
    nothing matters (any more|to me|$) !(than|but|except)
    (had|have had) (it|enough) (of|with) (life|living|this life|everything|being alive) !(of|in|without)
    (everyone|everybody) (hates|despises) me
    (such|just|am|i am|^) (a)? waste of (space|oxygen|air|skin)
    {i} ~ not matter ($|to (anyone|anybody|god|them|him|her))
    i feel nothing (any more|inside|$)
    i ~ can not (any more|do this any more) !(without|because)
    (i am|i feel|feeling) (just|so)? (empty|numb|hollow|broken) (and|inside|all)
    (i am|i feel|feel|feeling|i have been|am|been feeling|i felt|i got) ~ (hopeless|worthless|useless|in despair|desperate|depressed|empty inside|empty|numb|dead inside|broken beyond|unloved|unwanted|falling apart|breaking down|suffocating|drowning inside|heartbroken|a failure|a mistake|trash|garbage|disgusting|lost all hope|tormented) !(tomb|handed|church|rules|need|for|to|about|of me in|to help|for the|in (work|emails|homework)|eye|than|to know|wrong|when i|without|if i|unless)
    (i|i have|i am|there is|have|see|feel|i see|i feel|^) ~ (no|lost|without|losing|lost all|not have|not any|have no|little|not much) (more )?(hope|hopes) (left|for me|any more|in life|$|at all|inside|for my|and|in me)
    (nobody|no one|not anyone) (cares?|loves?|needs?|wants?|likes?|understands|would care|listens to|notices) (about|for|to)? me !(like|as|more|the way|but|better|except)
    (i|me) (hate|despise|loathe|disgust|am disgusted with|can not stand) (myself|me|who i am|my self|my body)
    (everything|my life|my world|all) (is|feels|seems|has become) (dark|black|darkness|hopeless|falling apart|pointless|ruined|unbearable|empty)
    (god|lord|jesus) (hates|rejected|does not love|does not want|gave up on|can never love|could never love) (about )?me
    (my (life|world|marriage and life)|i am) (is )?(falling apart|breaking|in pieces|shattered|ruined|destroyed|over|a mess|broken|has no (meaning|purpose|point))
    life (has|have) no (meaning|purpose|point|sense)
    (cry|crying|cried|weep|sob) ~ (every|all|each) (night|day|morning|the time|evening)
    (cry|crying|cried) (myself to sleep|alone|in (the|my) (bathroom|car|room|shower))
    (at|reached|hit|near) (the|my)? (end of (my|the) (rope|strength|tether|line)|breaking point|absolute limit|wits end|rock bottom)
    (i am|i feel|me|am|feel|all) (all |utterly |so )?(alone|lonely) ~ (can not|in this world|nobody|no one|no friends|and (scared|tired|sad))
    (can not|can no longer|unable to|not able to) cope (any more|any longer|$|with (life|it|this|everything|anything|my life))
    (can not|can no longer|unable to|not able to) (get out of bed|feel anything|stop crying|breathe any more|take any more|go through this|take it any more|take it any longer)
    (in|under|with|so much|too much|unbearable) (so much|too much|unbearable|constant) (pain|suffering|darkness) ~ (i|and|inside|every|$)
    (pain|suffering|grief|it) (is|becomes|feels|has become) (unbearable|too much)
    (want|ready|going|about|feel like) (to )?(give|giving) up ($|on (everything|life|god|myself|living|all)|now|already|completely|any more)
    (give|giving|gave) up on (life|everything|myself|living|my life) !(in|of|as|in christ|group)
    what is (the|even the) point (of (any of (it|this)|it all|anything|everything|all (of )?(it|this)|trying|me)|any more) ($|any more|any longer|if|when|god|lord)
    {i} ~ not belong (in|on) this (world|earth|planet|life) ($|any more|and)
    (^|i am|am|and|so) (tired|sick|over|done) (of|with) (it all|all of it|everything|all this|all of this) ($|and|god|lord|any more)
    can not (keep )?(go|going|carry|carrying) on (like this|lord|god|$)
    (i|^) can not do (this|life) (lord|god|jesus|any more|any longer) !(without|because|if|unless)
    (think|thinking|thoughts) (about|of) death (all the time|every day|every night|constantly|daily)
    i am done $
    (do not|not) (care|feel) ~ (if i die|anything any more|about life|about anything|anything)
    (wish|want) someone (would|to) (love|care|notice|help) me
  `;
