import type { NeedLanguage } from "./rules";

export const portuguese: NeedLanguage = {
  apostrophe: "",
  signs:
    "mim|cansei|meu|minha|meus|minhas|eu|quero|queria|estou|sou|tenho|vou|nao|ninguem|alguem|essa|esse|tudo|remedios|morrer|viver|vida|para|o|os|uma|um|morte|carta|adeus|hoje|tomara|deus|fui|sinto|ela|ele|penso|odeio|tem|comprimidos|que|se|com|por|voltei|sempre|na|em|ao|dele|dela|pelo|pela|mais|quando|foi|esta|numa|num|depois|sem|ja|nunca",
  forms: `
    n=nao, nn=nao, ñ=nao, q=que, pq=porque, pra=para, pro=para o, pras=para as, to=estou, tou=estou
    ta=esta, vc=voce, td=tudo, tds=todos, mt=muito, mto=muito, eh=e, num=nao, qro=quero, kero=quero
    kero=quero, c=com, oq=o que, tbm=tambem, hj=hoje, msm=mesmo, mim=mim, suisidio=suicidio
    suissidio=suicidio, tava=estava, tô=estou, pai=pai, n1=ninguem, agr=agora, cmg=comigo, papai=pai
    painho=pai, mainha=mae, mamae=mae, viver=viver, morre=morre, remedios=remedios
  `,
  fillers:
    "ja|so|apenas|muito|tao|sempre|realmente|verdadeiramente|tambem|ainda|ate|vei|mano|cara|meu deus do ceu|simplesmente|totalmente|completamente|agora|vezes|sinceramente|honestamente|literalmente|bem|tipo|mesmo|logo|profundamente|por favor|favor|eu|ontem|constantemente|repetidamente|fisicamente|sexualmente|novamente|assim|inclusive|kkk|ai|as|serio|proprio|talvez|velho|po|poxa|acho",
  negations: "nao|nunca|jamais|ninguem|nada|sem|nem|tampouco",
  classes: {
    near: "marido|esposo|esposa|mulher|namorado|namorada|companheiro|companheira|noivo|noiva|parceiro|parceira|pai|mae|padrasto|madrasta|irmao|irma|irmaozinho|irmazinha|tio|tia|primo|prima|avo|avos|vo|vovo|sogro|sogra|cunhado|cunhada|filho|filha|filhos|enteado|enteada|neto|neta|sobrinho|sobrinha|ex|ex marido|ex namorado|chefe|patrao|patroa|professor|professora|treinador|tecnico|pastor|padre|lider|vizinho|vizinha|amigo|amiga|melhor amigo|melhor amiga|colega|aluno|aluna|homem|cara|senhor|rapaz|menino|menina|moco|moca|garoto|garota|medico|terapeuta|pais|familia|bebe|soldado|paciente|conhecido|conhecida|crianca|bispo|diacono|obreiro|sargento",
    kin: "(?:meu|minha|nosso|nossa|seu|sua|o|a|um|uma|meus|este|esta|esse|essa|dele|dela) (?:_ )?(?:{near})(?: (?!diz|disse|me|que|se|e|ou|nos|a|o|quer|em|na|no|de|nao|esta|fala|pensa|tem|foi|ja|quando|acha|pergunta|morreu|faleceu|odeia|ganha|tentou|toca|tocou|falou|me|passou|pegou|fazia|entra|apanha)_)?",
    person: "{kin}|ele|ela|eles|alguem|pai|mae|um desconhecido|uns caras|um cara|um homem",
    says: "diz|disse|falou|fala|contou|me contou|me disse|me falou|confessou|escreveu|repete|ameaca|ameacou|comentou|postou|mandou mensagem|mandou|vive dizendo|vive falando|anda falando|dizendo|falando",
    want: "quero|queria mesmo|desejo|preciso|vou|estou pra|estou para|penso|penso em|pensei em|pensando em|pensado em|tenho pensado em|planejo|decidi|tentei|tentado|tento|estou a ponto de|vontade de|vontade e de|prefiro|preferia|preferiria|tomara|anseio|gostaria de|tenho que|da vontade de|tenho vontade de|sonho em|espero|estou pronta para|estou pronto para|peco|peco a deus|me quero|estou considerando|mereco|deveria|devia|devo|mas queria|quem me dera",
    killSelf:
      "me matar|me suicidar|me enforcar|me dar um tiro|me jogar (?:da|do|de|na|no|debaixo|embaixo|pela|em)|me atirar (?:da|do|de|na|no|pela)|pular (?:da ponte|do predio|da janela|da sacada|na frente)|tirar (?:a )?minha (?:propria )?vida|tirar a propria vida|acabar com (?:a )?minha vida|terminar com (?:a )?minha vida|dar fim (?:a|na|em) minha vida|por fim (?:a|na) minha vida|matar me|suicidar me|eu me mato|me mato|me suicido|me suicidasse|cortar os pulsos|me cortar|me corto|me cortei|me cortando|me mutilo|me mutilar|me mutilando|me machuco|me machucar (?:de proposito|sozinh[oa]|mesmo)|me desviver|me autolesion[^ …]*",
    die: "morrer|morra|morresse|morrido|estar mort[oa]|estivesse mort[oa]|morta|morto|sumir|sumisse|desaparecer|desaparecesse|deixar de existir|nao existir|nao viver|nao acordar|nao acordar mais|nao acordasse|nao estar aqui|nao ter nascido|nunca ter nascido|dormir e nao acordar|dormir e nunca mais acordar|dormir e nao acordar mais|dormir para sempre|ir embora desse mundo|acabar com tudo|acabar de vez|acabar logo com (?:tudo|isso)|acabar com isso|que tudo (?:acabe|termine|acabasse)|que isso (?:acabe|termine|acabasse)|a morte|minha morte|suicidio|ir para junto (?:dele|dela)|ir embora com (?:ele|ela)",
    live: "viver|continuar vivendo|continuar|seguir vivendo|seguir em frente|seguir|estar aqui|estar viv[oa]|existir|acordar|levantar da cama|continuar viv[oa]|viver mais|viver assim|ficar viv[oa]",
    touches:
      "toca|tocou|tocava|tocam|tocando|passou a mao|passa a mao|passava a mao|alisa|alisou|alisava|bolina|bolinou|bolinava|apalpa|apalpou|fazia coisas|fez coisas|faz coisas|mexe comigo a noite|beijou a forca",
    hits: "bate|bateu|batia|batem|bater|batendo|espanca|espancou|espancava|agride|agrediu|agredia|agridem|maltrata|maltratou|maltratava|estupra|estuprou|estuprava|abusa|abusou|abusava|enforca|enforcou|estrangula|estrangulou|esgana|esganou|chuta|chutou|da tapa|da tapas|deu um tapa|da soco|deu um soco|deu uma surra|da surra|da socos|esbofeteia|esbofeteou|empurra|empurrou|queima|queimou|queimava|machuca|machucou|machucava|persegue|perseguiu|sequestrou|ameaca|ameacou|ameacava|cospe|tranca|trancou|amarra|amarrou|tortura|obriga|obrigou|obrigava|forca|forcou|forcava|chantageia|assedia|assediou|assediava|molesta|molestou|molestava|arrasta|arrastou|puxa pelo cabelo|pegou pelo pescoco|aperta o pescoco|dopou|violenta|violentou",
  },
  harmless: `
    (morrer|morto|morta) (em (casa|paz|cristo|graca)|na (cruz|fe)|no senhor)
    (ganha|bate|mata|vence) ~~ (xadrez|jogo|quiz|partida|cartas|corrida)
    (vazi*|sozinh*) sem (ti|deus|jesus|cristo|senhor|orar|oracao|voce) >>
    (morrer|morto|morta|viver|morri|morro) (para|ao|a) (o|a|mim|si|si mesmo|mim mesm*|nosso)? (pecado|pecados|mesm*|carne|mundo|ego|cristo|deus|senhor|mim|si|velho) >>
    (morrer|morreria|morro) (por|com|em) (cristo|jesus|deus|minha fe|meus filhos|minha familia|evangelho|pelos)
    (morri|morrendo|morrer|morro|morta|morto) (de|por) (rir|fome|vontade|curiosidade|sono|frio|calor|cansaco|saudade|sede|vergonha|amor|tedio|saber) >>
    (calor|licao|casa|transito|espera|prova|cabeca|costas|frio|curiosidade|trabalho|fome|tarefa) (me|esta) (esta)? (me)? (mata|matando|matam)
    (versiculo|salmo|historia|deus|sermao|palavra|musica|louvor|biblia|espirito|jesus|senhor|texto|passagem|livro|pregacao|mensagem|evangelho|hino|parabola|verdade|graca|amor|isso|que|quem|vida|satanas|diabo|inimigo|gato|gata|cachorro|bebe|consciencia|culpa|tristeza|duda|duvida|duvidas|sol|23|91|leitura|capitulo|carta|testemunho|exemplo) (me|nos) (toca|tocou|tocado|bate|bateu|arranha|machuca|ataca|persegue|castiga|ameaca|obriga|queima|fala) (forte|muito|o coracao|profundamente)?
    me (toca|tocou|bateu|bate) (forte|o coracao|a alma|profundamente|saudade|uma duvida|uma curiosidade|fundo)
    nao (quero|desejo|gostaria de) (mais)? (viver|estar|seguir|continuar) (em|no|na|como|para|por|de|debaixo|com|segundo|longe|lendo) (pecado|o|a|os|meu|minha|medo|carne|mundo|mentira|este|esse|lendo) >>
    nao aguento mais (levitico|numeros|o livro|esse livro|a licao|esse calor|o calor|essa musica) >>
    (acabar|terminar) (o|a|meu|este|esse|de|com o|com a|um) (ano|plano|leitura|ler|estudo|dia|semana|sermao|livro|capitulo|mes|discurso|jejum|oracao)
    (cort*) (o|a|as|os)? (cabelo|dedo|unhas|barba|pao|grama|cabelos)
    (me)? (cortei|corto|cortar|machuquei|queimei) (o dedo|um dedo|cozinhando|na cozinha|fazendo a barba|jogando)
    ^ (por que|porque|onde|quando|que|o que|como|quem|em que) ~ <!(minha|meu|ele|ela|voce) (disse|diz|dizia|pediu|pede|orou|clama|clamou|quis dizer|significa|desejou|escreveu|dissera) >>
    ^ (quem|a quem|qual) (me|disse|diz|queria|quis|matou|bateu|tocou|desejou|pediu|estuprou|se) >>
    (saul|caim|esau|elias|jonas|moises|jeremias|herodes|farao|absalao|davi|jo|paulo|salmista) (disse|diz|pede|pediu|quer|queria|clama|desejou|quis) !(me bater) >>
    (pastor|padre|professor|professora) (diz|disse|falou) que >>
    ganha de >>
  `,
  selfHarm: `
    (quantos|quantas) ~ (comprimidos|remedios|pilulas|paracetamol*) ~ (para morrer|sao demais|precisa*|mortal|letal|matam)
    (tomara|queria|quem me dera) que (um|uma|o|algo) (carro|caminhao|onibus|trem|raio|cancer)? ~ me (atropele|atropelasse|mate|matasse|pegue|leve|levasse)
    (quero|queria|preciso) (descansar|dormir) para ($|e)
    fiz cortes ~
    (penso|sonho|fantasio|pensando|sonhando) em (nao existir|nao estar|nao acordar|deixar de existir)
    (hoje|noite|amanha) (tudo)? (termina|acaba) (tudo)? ($|para mim)
    (hoje|agora|amanha|noite|decidi) ~ (acabo|termino) com (tudo|isso|a minha vida|minha vida|esta dor)
    melhor (se)? (nem|nao) (ter|tivesse) nascido
    nao tenho (mais)? (forca*|vontade|motivo*|razao) (para|de) viver
    ninguem (ia|iria|vai|ira) ~ (importar|notar|ligar|sentir|chorar|perceber|reparar) se (nao)? ~ (existisse|morresse|sumisse|desaparecesse|morrer|sumir)
    (pena|raiva|triste|chateada|chateado|choro) ~ (ter acordado|de acordar|estar viv*)
    (comprei|arrumei|consegui|tenho) (a|uma)? (corda|forca) ($|para (me|isso))
    (penso|pensando|pensar) ~ (na morte|em morrer|na minha morte)
    (bebi|tomei) ~ (veneno|agua sanitaria|chumbinho|soda) ~
    nao me vejo (vivendo|chegando|viv*|com futuro|fazendo) ~
    (unica) (saida|solucao|opcao) ~ (morrer|morte|me matar|suicid*|sumir)
    (mundo|todos|todo mundo|familia|filhos|mae|pai) ~ (melhor|melhores|feliz|felizes|aliviad*) ~ sem mim
    (tenho|fiz) ~ (plano|data) ~ (me matar|morrer|suicid*)
    (medo) ~ (me machucar|me matar|do que posso fazer comigo)
    (peco|pedindo|oro|rezo|imploro|pedi) ~ (deus|senhor|jesus) ~ (me levar|me leve|me leva|morrer|me matar)
    {killSelf} !(cabelo|dedo|com)
    (pensamentos|ideias|impulsos|tendencias|ideacao) (suicidas|de morte|de suicidio|suicida)
    (sou|estou|me sinto|sinto|tenho|com) ~ suicida*
    {want} ~ {die}
    ^ (e|so|as)? queria {die}
    (quero|queria|desejo|tomara|preciso|espero|peco) que ~ (tudo|isso|minha vida|a vida|a dor|sofrimento|isto) ~ (acabe|termine|pare|acabasse|fim)
    (quero|vou|penso em|pensando em|pensei em|queria|decidi|pronta para|pronto para) (acabar|terminar) (de vez|logo)? com (tudo|isso|a vida|minha vida|meu sofrimento|esse sofrimento|essa dor)
    nao (mais)? (quero|queria|desejo|tenho vontade de|tenho forcas para|tenho forca para|mereco|aguento|consigo|suporto|vale a pena|tenho motivo para|tenho motivos para|ligo de) (mais)? {live} (mais|assim)? !(em|no|na|como|para|por|de|com|segundo|longe|lendo|a|o)
    nao (mais)? (quero|queria|desejo|tenho vontade de|aguento|mereco) (mais)? (viver|existir|estar aqui|continuar vivendo|estar viv*|acordar|ficar aqui) (mais|$|assim|porque|e|desse|nesse)
    (nao|nem) (mais)? (vejo|encontro|ha|tem|tenho|acho|sinto|faz|existe|sobrou) (mais)? ~ (sentido|razao|razoes|motivo|motivos|proposito|vontade|graca) ~ (viver|vida|continuar|existir|vivendo|existencia|levantar) !(segundo)
    (sem|perdi|perdendo) ~ (vontade|desejo|sentido|razao|gosto) (de|da|pela|em|para) (viver|vida|continuar)
    (para que|por que|de que adianta|qual o sentido de) ~ (continuo|continuar|viver|vivo|existo|estou|seguir|minha vida) (vivendo|vivo|viva|aqui|existindo|se|$)
    (minha vida|a vida|viver|essa vida) ~ (nao tem|nao vale|nao faz|perdeu) (mais)? ~ (sentido|pena|nada|graca) !(segundo|sem deus|sem cristo)
    (cansad*|cansei|cheia|cheio|fart*) de (estar aqui|viver|vida|minha vida|dessa vida|existir|estar viv*)
    (cansad*|chei*) (da|dessa) vida
    odeio (minha vida|viver|estar viv*|acordar|a minha vida)
    (tomara|queria|gostaria|preferia|preferiria|melhor|desejo|devia|deveria|preferivel|quem me dera) ~ (nao|nunca|jamais) ~ (ter|tivesse|teria)? (nascido|nascer|acordar|acordasse|acorde|existir|existisse|estar aqui)
    (nao|nunca) (devia|deveria|era para) ~ (nascer|ter nascido|existir|viver|estar viv*)
    nao mereco (viver|a vida|estar viv*|continuar)
    (ficariam|ficaria|estariam|estaria|seriam|seria|vao ficar|vai ficar|fica|viveriam) ~ (melhor|felizes|feliz|aliviad*) ~ (sem mim|se (morrer|morresse|nao existisse|nao estivesse|sumir|sumisse|estivesse mort*|desaparecesse))
    (melhor|mais facil|preferivel|preferia) ~ (estar mort*|estivesse mort*|morrer|morresse|sumir|sumisse|desaparecer|desaparecesse|nao existir|nao ter nascido|mort*) !(que negar|ao pecado|do que pecar)
    (sou|ser|me sinto|sinto) (como)? (um|uma) (peso|fardo|estorvo) ~
    ninguem ~ (sentiria|sentir|ia sentir|vai sentir|notaria|ia notar|choraria|ia ligar|perceberia|se importaria) ~ (falta|se|$)
    (tomei|engoli|tomar|tomado|ingeri) ~ (cartela|frasco|caixa|todos|muitos|varios|punhado|monte|overdose|vinte|trinta) ~ (remedio*|comprimido*|pilulas|calmantes|$)
    (estou|comprei|consegui|tenho|guardo|com|na|estao) ~ (comprimidos|remedios|arma|revolver|pistola|corda|faca|veneno|gilete|navalha|lamina|estilete) ~ (mao|maos|pronta|prontos|mesa|lado|frente|preparad*|cabeca|boca|quarto|carregada|aqui|para me)
    (jeito|forma|maneira|modo|metodo) ~ (dolor*|rapid*|facil|indolor|segura|sem dor) ~ (morrer|matar*|suicid*|acabar|ir)
    (como|quant*) ~ (comprimidos|remedios|fazer uma forca|no de forca|se suicidar|me suicidar|me matar|morrer sem dor|me mato) (para morrer|$|precisa|preciso|sem dor|matam)
    (estou|parad*|sentad*|aqui) ~ (em cima|no alto|na beira|na|em|no) ~ (ponte|telhado|sacada|trilhos|beirada|parapeito|laje|viaduto|terraco)
    (vou|quero|penso em|vontade de) (pular|me jogar|me atirar|saltar) ~
    (essa noite|hoje|amanha|esta noite|esse|esta) (e|sera|vai ser) (o|a|meu|minha) (meu|minha)? (ultim*) (dia|noite|vez|hora)
    (carta|bilhete|mensagem|nota|mensagens) de (despedida|suicidio|adeus)
    (me despeco|adeus) (de todos|a todos|mundo|para sempre)
    (automutil*|autolesao|autolesionar)
    me (machuco|machucar|machucando|queimo|queimar|arranho|furo|bato|ferir|firo) (de proposito|com|quando|porque|a mim|sozinh*|$)
    (deus|senhor|jesus|pai|deuzinho) ~ (me leva|me leve|me mata|me mate|me deixa morrer|me deixe morrer|tira minha vida|tire minha vida|me levar|me recolhe|me tira desse mundo|me busca|me busque|leva me|me leva embora)
    (peco|oro|rezo|imploro|clamo) ~ (morrer|que me leve|a morte|nao acordar|que me mate|tire minha vida|para morrer|me levar|me leve)
    nao (aguento|suporto|consigo|da) mais (viver|a vida|essa vida|continuar|vivendo|existir)
    nao (aguento|suporto|consigo|da) mais ~ (morrer|morte|acabar|sumir|fim|desaparecer)
    (bater|jogar) ~ (carro|moto) ~ (arvore|caminhao|muro|proposito|poste)
    (deus|jesus|inferno|ceu|pecado|perdo*|salvo|salva) ~~ (se|por|caso) ~ (me suicidar|me matar|me mato|tirar minha vida|querer morrer|desejar a morte|desejar morrer|pensar em suicidio|me suicido)
    (e pecado|e errado|e feio) ~ (querer|desejar|pedir) ~ (morrer|a morte|estar mort*|nao viver)
    {kin} ~ ({says})? ~ (quer|queria|deseja|pensa|fala em|falou em|vai|tentou|tenta|ameaca|ameacou|pensando em|planeja|prefere|falando em|pensou em|tem vontade de|ja tentou|fala de|vive falando em|quis) (em|de|que)? (se)? (quer|queria|vai)? (morrer|se matar|se suicidar|se enforcar|tirar a vida|tirar a propria vida|tirar a vida dele|sumir|estar mort*|se cortar|acabar com a vida|se jogar|suicidio|acabar com tudo|pular|matar|suicidar) !(para o pecado|por cristo)
    alguem ~ (quer|vai|tentou|pensa em) ~ (morrer|se matar|se suicidar|tirar a vida)
    {kin} ~ nao (quer|tem vontade de|queria) (mais)? (viver|continuar vivendo|estar aqui|existir|continuar) !(em|com|comigo)
    {kin} ~ se (corta|cortou|cortando|machuca|mutila|automutila|enforcou|matar|mutilando) ~
    {kin} ~ (tomou|engoliu) ~ (overdose|comprimidos|remedios|cartela|veneno|chumbinho)
    {kin} ~ (carta|mensagem|bilhete) de (despedida|suicidio)
    {kin} (e|esta|tem) ~ (suicida|pensamentos suicidas|ideias suicidas|suicidas)
  `,
  abuse: `
    {person} ~~ (ameaca|ameacou|vai) (postar|vazar|publicar|divulgar|espalhar|mandar) (minhas|meus|meu) (fotos|video*|nudes|imagens)
    me (deu|da|dava) (um|uma|uns|varios|varias)? (murro|murros|soco|socos|tapa|tapas|chute|chutes|surra|empurrao|facada) ~
    {kin} ~ (entra|entrou|fica olhando|me olha|espia) ~ (banheiro|banho|chuveiro) ~
    (bate|bateu|batia|espanca|grita e bate) (na|em|no) (minha |meu )?(mae|mamae|irma|irmao|irmaozinho|filhos|filho|filha|criancas)
    (me) (puxa|puxou|agarra|agarrou|jogou|joga|empurrou|empurra|arremessou) ~ (cabelo|cabelos|pescoco|parede|escada|chao|braco)
    (me) (apertou|aperta|colocou|botou) ~ (pescoco|garganta)
    nao me sinto segur* (em casa|com (ele|meu|minha)|na minha casa)
    (me) (grita|xinga|humilha|controla) e (me )?(bate|ameaca|agride|empurra)
    (tocava|tocavam|mexia|mexiam|tocou) ~ (em mim|comigo) ~ (quando|crianca|pequen*|escondido|sem)
    (me|nos) (esta|estava|vive|continua|tentou|quis|quer)? (bate|bateu|batia|batem|bater|batendo|espanca|espancou|espancava|espancar|agride|agrediu|agredia|agredir|agredindo|maltrata|maltratou|maltratava|estupra|estuprou|estuprava|estupraram|estuprar|molesta|molestou|molestava|enforca|enforcou|enforcar|estrangulou|esganou|estrangula|esgana|chuta|chutou|da tapa|da tapas|deu um tapa|deu um soco|da soco|da socos|deu uma surra|da surra|esbofeteia|esbofeteou|empurra|empurrou|queima|queimou|queimava|assedia|assediou|assediava|chantageia|persegue|perseguiu|perseguindo|sequestrou|cospe|tranca|trancou|trancava|amarra|amarrou|arrasta|arrastou|puxa pelo cabelo|violentou|violenta|dopou|apontou|machuca|machucava|ameaca|ameacou|ameacando|apalpou|bolinou|alisava|alisou) !(forte|muito ler|o coracao|saudade|na consciencia|uma duvida)
    {person} ~ (me|nos) (esta|estava|vive|continua)? (hits|{hits}|{touches}) !(o coracao|a vida|profundamente|leia|ler|muito o)
    {person} ~ (passou|passa|passava) a mao (em|no|na) (mim|meu|minha) ~
    {person} ~ (toca|tocou|tocava|tocando|bolina|mexe|mexeu|mexia) (em|no|na) (mim|meu|minha|minhas|meus) !(coracao|alma|vida) ~
    {person} ~ (abusa|abusou|abusava|abusado|abusando|se aproveita|se aproveitou) (sexualmente)? (de|da) (mim|nos|minha|meu|mim e)
    {kin} ~ (entra|entrou|entrava|vem|vinha|veio|invade) ~ (quarto|cama|banheiro) ~
    (me|nos) (obriga|obrigou|obrigava|obrigam|forca|forcou|forcava|forcaram|fez|faz|fazia|pede|pediu) ~ (a)? ~ (sexo|relacoes|transar|deitar|tocar*|tirar a roupa|casar|coisas|prostitu*|abortar|nudes)
    (pede|pediu|manda|mandou|quer|exige|pedindo) ~ (nudes|nude|fotos|videos) ~ (nua|pelad*|intim*|minhas|sem roupa|$)
    (fui|sou|estou sendo|sendo|foi|ja fui|tenho sido|era|fomos) ~ (estuprad*|abusad*|espancad*|maltratad*|agredid*|assediad*|sequestrad*|ameacad*|molestad*|violentad*|drogad*|explorad*|dopad*|tocad*) !(por farao|pelos|por satanas|na biblia|pela serpente)
    (minha|uma|a|sua|meu|ela|ele|nossa) (_ )?(_ )?(e|foi|esta sendo|vem sendo|sao) (estuprad*|abusad*|espancad*|agredid*|maltratad*|ameacad*) (pelo|por|pela) ~
    {kin} ~ apanha* (do|da|de|muito|todo|em)
    (apanho|apanhei|apanhava|apanhar|apanhando) (do|da|de|dele|dela|todo|em|muito|$|quando) !(uvas|frutas|trigo)
    (sou|fui|vitima|sobrevivente|sofro|vivo|sofri|vivendo|estou em|passo por) ~ (violencia|maus tratos|abuso|abusos|agressoes|agressao|relacionamento abusivo|surras) ~ !(segundo|na biblia)
    (casamento|relacionamento|marido|esposo|namorado|companheiro|pai|lar|ex) (abusiv*|violent*|agressiv*|agressor)
    (tenho|sinto|com|morro de|vivo com|estou com) (medo|pavor|panico) ~ (de|em)? ~ (casa|meu (marido|esposo|pai|padrasto|namorado|companheiro|tio|ex|irmao)|minha mae|minha esposa|dele|dela|que ele (me )?(mate|bata)|pela minha vida) !(da biblia)
    {kin} ~ (persegue|segue|vigia|espiona|assedia) ~ (medo|casa|$|rua|dele)
    (ameaca*|ameacou|diz que|disse que|jura|jurou|fala que|falou que) ~ <!(se) (me matar|vai me matar|matar|me bater|vai me bater|me mata|me machucar|tirar meus filhos|postar|divulgar)
    (vai|quer|quis|tentou|ia) (me|nos) (matar|bater|espancar|estuprar|machucar|enforcar|pegar a forca) 
    (nao me deixa|nao nos deixa|nao me deixam|nao deixa eu|me proibe de|me impede de|nao deixa) (sair|ir|falar|trabalhar|ver|ligar|ir embora|ter|estudar|usar)
    (pegou|tirou|tem|escondeu|reteve|confiscou|tomou|controla) (o )?(meu|minha|meus|os meus) (passaporte|documentos|documento|celular|telefone|dinheiro|chaves) ~
    (me|nos) (tranca|trancou|prende|prendeu|mantem|deixa trancad*) ~ (em casa|no quarto|no banheiro|dentro|pres*|$)
    (escondid*|trancad*) ~ (banheiro|armario|quarto|carro) ~ (dele|do|porque|com medo|$)
    (tem|alguem|homem|ladrao|cara|ele|ex) ~ (invadir|invadindo|entrar|entrando|entrou|arrombando|arrombar|me seguindo|seguindo|la fora) ~ (casa|porta|janela|apartamento|mim|$)
    (querem|quer|obrigam|vao|vai|estao) (a)? (me casar|me vender|me obrigar|que me case|me forcar) ~
    (nosso|e) (um)? segredo ~ (ninguem|toca|diz)
    (fazia|fez|faz|faziam) coisas ~ (comigo|em mim|quando era|de crianca|pequen*)
    {person} ~ (toca|tocou|tocava|bolina|estuprou|estupra|abusa|abusou|bate|bateu|espanca|agride|maltrata|machuca|mexe) (na|no|em|da|do|nas|nos|a|o)? (minha|meu|meus|minhas) (_ )?(filh*|menin*|irma*|sobrinh*|net*|mae|bebe|prim*|crianca*)
    (acho|que|o|a) ~ ({near}) ~ (toca|tocou|abusa|abusou|bate|mexe|bolina|estuprou) (na|no|da|do|em) (minha|meu|sua|dela|dele|nossa) ~
    ({kin}|alguem) ~~ (o|a|seu|sua) (_ )?({near}) (dela|dele)? (abusa|abusou|bate|bateu|toca|tocou|estuprou|estupra|espanca|agride) (nela|nele|dela|dele|ela|ele|a|em)
    (devo|tenho que|posso|preciso) ~ (perdoar|ficar|continuar|obedecer|me submeter|aceitar) ~~ (me bate|me estuprou|abusou|me agride|violent*|abusiv*)
    (roxos|hematomas|marcas|machucados) ~ (corpo|rosto|bracos|coberta|cheia|pelo)
  `,
  despair: `
    nada (mais)? (me)? importa $
    (chega|basta) (da|dessa|desta|de) (minha)? vida $
    (sinto que|que|^) (sobro|atrapalho|incomodo) ($|em todo|todo mundo|todos)
    (viver|a vida) (doi|pesa) !(menos|pouco)
    doi viver ~
    nao (ha|tem|sobrou|resta) nada para mim ($|aqui|nesse mundo|neste mundo)
    todo mundo me odeia
    nao (aguento|suporto|consigo) (mais)? (nem)? (um|outro|mais um) (dia|minuto|noite|semana) ($|mais|assim|disso)
    nao (ha|vejo|tem|tenho) (nenhuma)? saida ($|para mim|disso)
    nao ~ (vejo|encontro|acho|faz|tem) ~ sentido em (nada|tudo|mais nada)
    (qual|que) (o|e o)? sentido (de|disso) (tudo|tudo isso|continuar|nada|tentar)? ($|se|quando|senhor|deus)
    (nao|sem|perdi|perdendo) ~ (tenho|ha|tem|vejo|sinto|a|toda)? (mais)? ~ (esperanca|esperancas|saida|futuro) !(em israel|segundo|para israel|do|da)
    ninguem (me) (ama|quer|entende|ouve|valoriza|procura|enxerga|nota)
    ninguem (gosta|precisa|liga|se importa) (de|com|para|comigo)? (mim)?
    (me odeio|me detesto|tenho nojo de mim|odeio quem sou|me odeio a mim)
    (estou|me sinto|ando|sinto|to|fico) ~ (deprimid*|desesperad*|destruid*|arrasad*|vazi*|inutil|desesperancad*|acabad*|mort* por dentro|em depressao|sozinh* no mundo|abandonad*|desolad*|um lixo|lixo|angustiad*|quebrad*|no fundo do poco|depressiv*) !(por saber|para saber|de cansaco|de fome)
    nao (valho|sirvo) (para)? nada
    sou (um|uma) (fracasso|fracassad*|lixo|inutil|erro|merda|desastre|nojo|peso)
    (choro|chorar|chorando|chorei) ~ (toda noite|todas as noites|todo dia|todos os dias|cada noite|a noite inteira|escondid*|o tempo todo|o dia todo)
    nao (aguento|suporto|consigo) mais $
    nao (aguento|suporto) mais (a|essa|esse|o|tanta|tanto|isso|tudo) (dor|sofrimento|vida|solidao|tristeza|angustia|situacao|tudo)?
    (sozinh*) e (nao aguento|ninguem|triste|desesperad*|sem)
    tudo (esta|e|parece) (escuro|perdido|em vao|sem sentido|acabado|desmoronando)
    deus (me odeia|nao me ama|nao me quer|nao gosta de mim)
    (minha vida|meu mundo) (e|esta|virou|acabou) (um inferno|destruida|desmoronando|um desastre|desabando|vazia|acabada|uma merda|$)
    (quero|vou) (desistir) (de tudo|da vida|de mim|$)
    nao sei (mais)? o que fazer (da|com a|com minha)? (vida|$)
  `,
};
