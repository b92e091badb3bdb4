import type { NeedLanguage } from "./rules";

export const spanish: NeedLanguage = {
  apostrophe: "",
  signs:
    "mi|mis|yo|quiero|quisiera|estoy|soy|tengo|voy|matarme|suicidarme|nadie|alguien|esta|este|todo|pastillas|morir|vivir|vida|para|la|los|una|muerte|carta|adios|hoy|ojala|dios|fui|siento|ella|pienso|odio|que|se|con|por|volvi|siempre|lo|las|al|del|en|cuando|fue|pero|muy|ellos|nunca|vez|esto|eso|nada|sentido|encuentro|aguanto|perdi|perdimos|murio|fallecio",
  forms: `
    q=que, k=que, xq=porque, pq=porque, porq=porque, xk=porque, kiero=quiero, kerer=querer, toy=estoy
    kisiera=quisiera, qiero=quiero, qero=quiero, pa=para, d=de, x=por, tmb=tambien, ta=esta, m=me
    morirmee=morirme, suisidio=suicidio, suicidarce=suicidarme, suisidarme=suicidarme, bibir=vivir
    matarce=matarse, matarmee=matarme, aki=aqui, viviendo=viviendo, kitarme=quitarme, ksa=casa
    papi=papa, mami=mama, noo=no, naiden=nadie, nada=nada, siento=siento, ay=hay, ase=hace
  `,
  fillers:
    "ya|solo|solamente|muy|tan|tanto|siempre|realmente|verdaderamente|tambien|aun|hasta|neta|wey|guey|weon|boludo|pues|simplemente|totalmente|completamente|ahora|ahorita|veces|sinceramente|honestamente|literalmente|todavia|simplemente|bueno|ay|favor|yo|mas bien|profundamente|practicamente|seriamente|ayer|anoche|constantemente|repetidamente|fisicamente|sexualmente|llorando|nuevamente|bien|asi|incluso|jaja|cada dia",
  negations: "no|nunca|jamas|nadie|nada|sin|ni|tampoco",
  classes: {
    near: "marido|esposo|esposa|mujer|novio|novia|pareja|conviviente|padre|papa|madre|mama|padrastro|madrastra|hermano|hermana|hermanito|hermanita|hermanastro|tio|tia|primo|prima|abuelo|abuela|abuelito|suegro|suegra|cunado|cunada|hijo|hija|hijastro|nieto|nieta|sobrino|sobrina|ex|exmarido|exnovio|exesposo|jefe|jefa|patron|patrona|profesor|profesora|profe|maestro|maestra|entrenador|pastor|cura|padre|sacerdote|lider|vecino|vecina|amigo|amiga|mejor amigo|mejor amiga|companero|companera|alumno|alumna|estudiante|roomie|colega|hombre|tipo|senor|muchacho|chico|chica|nino|nina|doctor|medico|terapeuta|entrenador|casero|padres|hijos|familia|bebe|companeros|amigos|sargento|soldado|paciente|hijita|hijito|concubino|cuate|compadre",
    kin: "(?:mi|nuestro|nuestra|su|la|el|un|una|mis|este|esta|ese) (?:_ )?(?:{near})(?: (?!dice|dijo|me|que|se|y|o|nos|la|le|lo|quiere|en|a|de|no|es|esta|habla|piensa|tiene|fue|ha|cuando|cree|pregunta|murio|odia|no|gana|quiso|intento|trato|toco|toca)_)?",
    person: "{kin}|el|ella|ellos|alguien|papa|mama|un desconocido|unos chicos|unos hombres|un tipo",
    says: "dice|dijo|me dijo|me dice|conto|me conto|habla|me habla|confeso|me confeso|escribio|me escribio|repite|amenaza|comenta|mando un mensaje|publico|puso|ha dicho|me ha dicho|decia",
    want: "quiero|quisiera|deseo|desearia|necesito|voy a|estoy por|pienso|pienso en|he pensado en|pense en|pensando en|pensado en|planeo|decidi|he decidido|intente|he intentado|intentado|trate de|tratado de|estoy a punto de|ganas de|prefiero|preferiria|prefiriera|ojala|ansio|me gustaria|tengo que|me dan ganas de|tengo ganas de|suenio con|sueno con|espero|estoy lista para|estoy listo para|pido|le pido a dios|dan ganas de|me quiero|quiero yo|estoy considerando|considero|anhelo|merezco|deberia|debo",
    // A first person in the very word.
    killSelf:
      "matarme|suicidarme|ahorcarme|colgarme|pegarme un tiro|dispararme|quitarme (?:la|mi) vida|ahogarme en el (?:rio|mar)|envenenarme|cortarme (?:las venas|los brazos|las munecas|la piel|las piernas|otra vez|de nuevo|$)|me (?:quiero|voy a|quisiera|deseo) (?:matar|suicidar|ahorcar|colgar|quitar la vida)|me suicido|me suicide|me suicidara|me mato|me matara yo|me quito la vida|me ahorco|acabar con mi vida|terminar con mi vida|terminar mi vida|acabar mi vida|poner fin a mi vida|ponerle fin a mi vida|tirarme (?:al tren|del|de la|de un|desde|por|a las vias|al metro|a un|abajo|al vacio)|lanzarme (?:al|del|de|desde|por|a las)|aventarme (?:al|del|de|desde|por)|tirarme al (?:tren|rio|vacio)|arrojarme (?:al|del|de)|saltar del? (?:la|puente|balcon|techo|edificio)|desvivirme|me (?:quiero|voy a) desvivir",
    die: "morir|morirme|muero|muriera|me muriera|me muera|morirse|estar muert[oa]|estuviera muert[oa]|muerta|muerto|desaparecer|desaparezca|dejar de existir|no existir|no vivir|no despertar|no despertara|no despertarme|no estar aqui|no haber nacido|nunca haber nacido|no haber nacido nunca|dormir y no despertar|dormirme y no despertar|dormir para siempre|irme de este mundo|acabar con todo|terminar con todo|acabar de una vez|acabar con esto|que todo (?:acabe|termine|se acabe|se termine)|que esto (?:acabe|termine|se acabe)|que se acabe todo|que termine todo|la muerte|mi muerte|suicidio|reunirme con (?:el|ella)|irme con (?:el|ella)",
    live: "vivir|seguir viviendo|seguir|seguir adelante|seguir con vida|seguir aqui|estar aqui|estar viv[oa]|existir|despertar|despertarme|continuar|vivo|vivir mas|vivir asi|levantarme",
    hits: "pega|pego|pegaba|pegan|pegar|pegaron|golpea|golpeo|golpeaba|golpean|golpear|golpearon|maltrata|maltrato|maltrataba|maltratan|agrede|agredio|viola|violo|violaba|violaron|abusa|abuso|abusaba|ahorca|ahorco|estrangula|estrangulo|patea|pateo|cachetea|abofetea|abofeteo|empuja|empujo|quema|quemo|quemaba|acosa|acoso|lastima|lastimo|azota|azoto|castiga con golpes|persigue|secuestro|manosea|manoseo|amenaza con (?:matar|golpear|pegar|hacer)|escupe|encierra|encerro|amarra|amarro|ata|ato|da golpes|dio una paliza|da palizas|dio una golpiza|golpiza|tortura|apunala|apuñalo|obliga|obligo|forzo|fuerza|fuerzan|obligan|obligaron|chantajea|amenaza|amenazo|sujeta del cuello|agarra del cuello|agarro del cuello|jala del pelo|jalo del cabello|hace dano|hizo dano|arrastra|arrastro",
    touches:
      "toca|toco|tocaba|tocan|tocaron|besa a la fuerza|beso a la fuerza|hacia cosas|hizo cosas|hace cosas|tocaba|tocarme",
    she: "el|ella|ellos",
  },
  harmless: `
    me (pego|pegaron|pega|ha pegado) (la|el|un|una|su|mucha|mucho|fuerte)? (gripe|gripa|resfriado|catarro|covid|tos|sueno|hambre|nostalgia|virus|susto|risa|sol|acento|versiculo|palabra|mania|flojera)
    (morir|muerto|muerta) en (casa|paz|la cruz|cristo|gracia|su casa|el senor|la fe)
    (gana|pega|golpea|mata) ~~ (ajedrez|juego|partido|quiz|trivia|cartas|carrera)
    (vaci*|sol*) (sin) (ti|dios|jesus|cristo|senor|orar|oracion) >>
    (morir|muero|muerto|muerta|morirme|vivir|muriendo) (al|a la|a mi|a uno|a si|para) (pecado|pecados|mismo|misma|carne|mundo|yo|ego|cristo|dios|el senor|el pecado|viejo) >>
    (morir|muero|muriera|moriria) (por|con|en) (cristo|jesus|dios|mi fe|mis hijos|mi familia|mi patria|el evangelio)
    (me)? (muero|estoy muriendo|morir|morirme|muriendo|muerta|muerto) (de|por) (risa|hambre|ganas|saber|leer|sueno|frio|calor|cansancio|curiosidad|sed|verguenza|amor|aburrimiento|emocion|pena ajena|conocer|entender) >>
    (calor|tarea|trafico|espera|examen|cabeza|espalda|frio|sueno|curiosidad|risa|hambre|paciencia|trabajo) me (esta)? (mata|matan|matando)
    me (mata|matan|esta matando) (este|esta|el|la|los|las|de) (calor|tarea|trafico|curiosidad|espera|examen|risa|sueno|hambre) 
    (versiculo|salmo|historia|dios|sermon|palabra|cancion|biblia|espiritu|jesus|senor|texto|pasaje|libro|predica|mensaje|evangelio|himno|parabola|verdad|gracia|amor|esto|eso|que|quien|vida|satanas|diablo|enemigo|gato|gata|perro|perra|bebe|conciencia|culpa|tristeza|duda|sol|23|91|lectura|capitulo|carta|testimonio|ejemplo) (me|nos) (ha)? (toca|toco|tocado|golpea|golpeo|pega|pego|arana|lastima|ataca|hace|acosa|persigue|castiga|amenaza|obliga|quema) (fuerte|mucho|el corazon|profundamente)?
    me (toca|toco|pego|golpeo|golpea|pega) (fuerte|el corazon|el alma|profundamente|leer|orar|predicar|ensenar|el sermon|la historia|el mensaje|el turno|la palabra)
    (no|ya no) (quiero|quisiera|deseo) (vivir|estar|seguir) !(en este mundo ($|mas|porque|cruel)) (en|como|para|por|de|bajo|con|segun|lejos|aqui en|leyendo|con el pecado) (pecado|el|la|los|mi|mis|miedo|carne|mundo|mentira|este) >>
    no (puedo|aguanto) mas (con|de) (levitico|numeros|el libro|este libro|la tarea|este calor|el calor) 
    (acabar|terminar) (el|la|mi|este|de|con el|con la|un) (ano|plan|lectura|leer|estudio|dia|semana|sermon|libro|capitulo|mes|discurso|ayuno|oracion) 
    (cortar*|corte|corto|cortarme|corta) (el|la|las|los)? (pelo|cabello|dedo|unas|barba|pan|pasto|cabellos) (cocinando)?
    (corte|corto) (el dedo|un dedo|cocinando|afeitandome)
    ^ (por que|donde|cuando|que|como|quien|en que) ~ <!(mi|el|ella|yo|tu) (dijo|dice|decia|pidio|pide|oro|clama|clamo|queria decir|significa|deseo|deseaba|escribio|quiso decir) >>
    ^ (quien|quienes|a quien|cual) (me|dijo|dice|queria|quiso|mato|golpeo|toco|deseo|pidio|violo|se) >>
    (saul|cain|esau|elias|jonas|moises|jeremias|herodes|faraon|absalon|david|job|pablo|salmista) (dijo|dice|pide|pidio|quiere|queria|clama|le pide|deseo|quiso) >>
    (pastor|cura|sacerdote|profesor|profesora|maestra|maestro) (dice|dijo) que >>
    (gana|gano) (en|a) >>
  `,
  selfHarm: `
    (cuantas|cuantos) ~ (pastillas|pildoras|paracetamol*|ibuprofeno*|medicamentos) ~ (para morir|son demasiad*|hacen falta|mortal*|letal*|matan)
    ojala (que)? (un|una|el|algo) (carro|camion|auto|coche|tren|rayo|bus|cancer|enfermedad)? ~ me (atropelle|mate|lleve|parta|atropellara|matara) !(a|al)
    (quiero|quisiera|necesito|deseo) (descansar|dormir) para ($|y)
    me hice (cortes|cortadas|dano|heridas) ~
    (pienso|sueno|fantaseo|pensando|sonando) (en|con) (no existir|no estar|no despertar|dejar de existir)
    (hoy|noche|manana) (se)? (termina|acaba|acabo) todo ($|para mi)
    (pena|lastima|rabia|triste*|decepcion*|lloro) ~ (haber despertado|despertar|despertarme|seguir viv*|estar viv*)
    no (quiero|quisiera|deseo) (estar|seguir|vivir) en (este mundo|esta vida|esta tierra) ($|mas|porque|cruel)
    (me)? (tome|trague) tod* (las|los|mis) (pastillas|pildoras|medicinas|medicamentos)
    (quiero|quisiera) irme (de este mundo|para siempre|al cielo ya|de esta vida)
    no (pinto|hago) nada ~ (mundo|vida) ~
    (pienso|pensando|pensar) ~ (en la muerte|en morir|en la muerte todos los dias|en mi muerte)
    (me) (bebi|tome|tragué|trague) ~ (cloro|veneno|lejia|raticida|insecticida) ~
    (no me veo) (viviendo|llegando|vivo|viva|con futuro|cumpliendo) ~
    (la unica|unica) (salida|solucion|opcion) ~ (morir|muerte|matarme|suicid*|desaparecer)
    (acabar|terminar) con mi (sufrimiento|dolor) ~ (vida|para siempre|muerte)?
    (tengo|llevo) ~ (plan|fecha) ~ (matarme|suicidarme|morir|quitarme la vida)
    (miedo|temo) ~ (hacerme dano|lastimarme|matarme|de lo que pueda hacerme)
    {killSelf}
    (^|quiero|que|y|pero|me|de|yo|mi|si|tengo|mis|ser|soy) (pensamientos|ideas|impulsos|tendencias) (suicidas|de muerte|de suicidio|suicida)
    (tengo|siento|soy|me siento|estoy|con|mis|tenido) ~ (suicida|suicidas)
    {want} ~ {die}
    (me)? (quiero|quisiera|deseo|voy a|prefiero|preferiria) (me)? (morir|matar|suicidar|morirme|desvivir)
    (quiero|quisiera|deseo|ojala|necesito|espero|pido) que ~ (todo|esto|mi vida|la vida|el dolor|sufrimiento) ~ (acabe|termine|pare|acabara|terminara|fin)
    (quiero|voy a|pienso|pensando en|pienso en|quisiera|he decidido) ~ (acabar|terminar) (de una vez)? (con (todo|esto|mi vida|la vida|mi existencia|mi sufrimiento))
    no ~ (quiero|quisiera|deseo|tengo ganas de|tengo deseos de|tengo fuerzas para|merezco|me interesa|vale la pena|puedo|soporto|aguanto|me importa) (mas)? {live} (mas|asi)? !(en|como|para|por|de|bajo|con|segun|a|el|la|leyendo|lejos|sin)
    no (quiero|quisiera|deseo|tengo ganas de) (mas)? (vivir|existir|estar aqui|seguir viviendo|estar vivo|estar viva|seguir con vida|despertar) (mas|$|asi|porque|y|sin (el|ella|mi))
    no ~ (veo|encuentro|hay|tiene|tengo|hallo|queda|siento|le veo|le encuentro) ~ (sentido|razon|razones|motivo|motivos|proposito|ganas|chiste|gracia|caso|rumbo|sabor) ~ (vivir|vida|seguir|existir|levantarme|viviendo|existencia) !(segun|de cristo)
    (sin|perdi|he perdido|perdido) ~ (ganas|deseos|voluntad|sentido|razon) (de|por|para) (vivir|la vida|seguir)
    (para que|por que|de que sirve|que sentido tiene) ~ (sigo|seguir|vivir|vivo|existo|estoy|continuar|seguir viviendo|mi vida) (viviendo|vivo|viva|aqui|existiendo|si|$) !(segun)
    (mi vida|la vida|vivir|esta vida) ~ (no tiene|no vale|no merece|carece de|perdio) ~ (sentido|pena|nada) !(segun|sin dios|sin cristo)
    (cansad*|hart*) de (estar aqui|estar en este mundo|vivir|la vida|mi vida|esta vida|existir|estar viv*)
    odio (mi vida|vivir|estar viv*|despertar)
    (ojala|desearia|quisiera|preferiria|hubiera preferido|mejor|deseo|debi|deberia) ~ (no|nunca|jamas) ~ (haber|hubiera|habria|hubiese|naciera)? (nacido|nacer|despertar|despertara|despierte|existir|existiera|despertarme|estar aqui|nacido nunca)
    (no|nunca) (debi|deberia|debo|debia) ~ (nacer|haber nacido|existir|vivir|estar viv*)
    no merezco (vivir|la vida|estar viv*|seguir)
    (estarian|estaria|estan|esta|serian|viviria*|seria|vivirian|es) ~ (mejor|felices|feliz|tranquil*) ~ (sin mi|si (me muero|muero|me muriera|no existiera|no estuviera|desaparezco|desapareciera|estuviera muert*|yo no))
    (mejor|seria mejor|es mejor|mas facil|preferible) ~ (estar muert*|estuviera muert*|morir|morirme|desaparecer|si me muero|si me muriera|si muero|no existir|no haber nacido|estar bajo tierra|muert*) !(que negar|al pecado|que pecar)
    (soy|ser|siento|me siento) (como)? (una|un|la) (carga|estorbo|peso) ~
    (nadie) (me)? (extranaria|echaria de menos|lloraria|notaria|se daria cuenta|extranara|va a extranar|me va a extranar) ~
    (tome|tomado|trague|tragado|ingeri|tomarme|tomar|tomo|me tome) ~ (frasco|bote|caja|todas|muchas|demasiadas|puñado|punado|blister|monton|sobredosis|veinte|treinta) ~ (pastillas|pildoras|medicamentos|medicinas|tabletas|somniferos|$)
    (tengo|compre|consegui|guardo|con|prepare|estan|frente|delante) ~ (pastillas|pistola|arma|cuerda|soga|navaja|cuchillo|veneno|cuchilla|escopeta) ~ (mano|manos|listas|lista|listo|mesa|lado|enfrente|frente|delante|preparad*|cabeza|boca|cuarto|cargada|aqui|para)
    (pastillas|pistola|arma|cuerda|soga|navaja|cuchillo|veneno) ~ (delante de mi|frente a mi|en la mano|en mi mano|en la mesa|en mi cabeza|en la boca)
    (forma|manera|metodo|modo) ~ (dolor*|rapida|facil|indolor|segura) ~ (morir|matar*|suicid*|acabar|irse)
    (como|cuant*) ~ (pastillas|hacer una soga|nudo de horca|suicidarse|suicidarme|matarme|morir sin dolor|me mato|me suicido) (para morir|$|se necesitan|necesito|sin dolor|mata*|hacen falta)
    (estoy|parad*|sentad*|subid*|aqui) ~ (en|sobre|al borde|arriba) ~ (puente|azotea|techo|balcon|vias|borde|cornisa|precipicio) !(de jordan)
    (voy a|quiero|pienso|pienso en|ganas de|punto de) (saltar|tirarme|lanzarme|aventarme|arrojarme) ~
    (esta noche|hoy|manana|esta) (es|sera|va a ser) (mi|la) (ultim*) (dia|noche|vez|hora)
    (carta|nota|mensaje|mensajes) de (despedida|suicidio|adios) !(de pablo|de moises)
    (me despido|adios) (de todos|a todos|para siempre|mundo|mundo cruel)
    (me|volvi a|vuelvo a|empece a|sigo|estoy|quiero|ganas de|dejar de) (corto|corte|cortarme|cortandome|cortar|autolesion*|lastimo|lastimarme|hago dano|hacerme dano|quemo|quemarme|rasguno|pego a mi mism*|hiero|herirme) ~ (brazos|brazo|piel|munecas|piernas|muslos|mi mism*|cuando|cuchilla|navaja|porque|$)
    (me hago|hacerme|haciendome|me hice) dano (a mi mism*|$|a proposito|cuando|con)
    (me)? autolesion*
    (dios|senor|jesus|padre|diosito|virgen) ~ (llevame|matame|dejame morir|quitame la vida|recogeme|llevame contigo|que me lleve|me lleve|me lleves|me mate|me quite la vida|acabe con mi vida) 
    (llevame|recogeme) (ya|contigo|de una|de aqui|de este mundo|$|pronto) !(a la roca)
    (le)? (pido|ruego|rezo|oro|suplico) ~ (morir|que me lleve|la muerte|no despertar|que me mate|que me quite la vida|que me recoja)
    no (puedo|aguanto|soporto|doy) mas !(con|de|que|leer|rapido|tiempo) ~ (morir|muerte|acabe|termine|vivir|vida|desaparecer|fin)
    (no puedo|no aguanto|no soporto) mas (vivir|seguir|la vida|esta vida|viviendo|asi)
    (estrellar|chocar|estrellarme) ~ (coche|carro|auto|contra|moto) ~ (arbol|camion|muro|proposito|pared|poste)
    (dios|jesus|infierno|cielo|pecado|perdona*) ~~ (si|por) ~ (me suicido|me mato|suicidarme|matarme|me quito la vida|querer morir|desear la muerte|desear morir|pensar en el suicidio)
    (es pecado|esta mal|es malo) ~ (querer|desear|pedir) ~ (morir|morirme|la muerte|estar muert*|no vivir)
    (desear la muerte|mi propia muerte)
    {kin} ~ ({says})? ~ (quiere|quisiera|desea|piensa|habla de|hablo de|va a|intento|trato de|amenaza con|amenazo con|pensando en|planea|prefiere|hablando de|pensado en|tiene ganas de|dice que|ha intentado|habla) (en|de|que)? (se)? (quiere|quisiera|va a)? (morir|morirse|matarse|suicidarse|ahorcarse|quitarse la vida|desaparecer|estar muert*|cortarse|quitarse de en medio|acabar con su vida|tirarse|suicidio|matar|suicidar|acabar con todo|dispararse|pegarse un tiro|hacerse dano) !(al pecado|por cristo)
    (mi|una|un|tengo) (_ )?(amig*|alguien|conocid*) ~~ (quiere morir*|quiere matarse|se quiere morir|se quiere matar|suicida*|quitarse la vida)
    alguien (que conozco)? ~ (quiere|va a|intento|piensa) ~ (morir|matarse|suicidarse|quitarse la vida)
    {kin} ~ (no quiere|no quisiera|no tiene ganas de) (vivir|seguir viviendo|estar aqui|existir|seguir) !(en|con|conmigo)
    {kin} (se)? ~ (se)? (corta|corto|lastima|autolesiona|hace dano|ahorco|intoxico) ~ (brazos|piel|munecas|piernas|$|a si mism*|porque|cuando)
    {kin} ~ se (corta|quiere morir|quiere matar|quiere suicidar|lastima|autolesiona|tomo) ~
    {kin} ~ (tomo|trago|ingirio) ~ (sobredosis|pastillas|frasco|veneno)
    {kin} ~ (carta|mensaje|nota|mensajes) de (despedida|suicidio)
    {kin} (es|esta|tiene) ~ (suicida|pensamientos suicidas|ideas suicidas|suicidas)
  `,
  abuse: `
    {person} ~ me (dio|da|daba|pego|metio|solto) (un|una|unos|unas) (punet*|patad*|cachetad*|bofet*|golpe*|empuj*|trompad*|paliz*|correaz*|cinturon*|nalgad* fuerte*)
    {person} ~~ (amenaza con|va a|amenazo con|dice que va a) (publicar|subir|difundir|compartir|mandar) (mis|mi) (fotos|video*|desnudos|imagenes)
    (pega|golpea|grita y pega|maltrata|pego|golpeo) a (mi )?(mama|madre|mami|hermana|hermano|hermanito|hijos|hijo|hija|los ninos)
    (papa|padrastro|padre|el) ~ (le pega|le pego|la golpea|la maltrata) ~
    (me) (jala|jalo|agarra|agarro|avento|avienta|empujo|empuja|arrojo|tiro|estrello) ~ (pelo|cabello|cuello|pared|escaleras|piso|suelo|brazo)
    (me) (puso|pone|apreto|aprieta) ~ (manos|mano) ~ cuello
    (me) (tocaban|tocaron|tocaba|manoseaban|toco) ~ (cuando era|de nin*|sin mi|intimas|partes)
    (no me siento|no estoy) segur* (en (mi )?casa|con (el|mi|mis))
    (me) (grita|insulta|humilla|controla) y (me )?(pega|golpea|amenaza|empuja)
    (me) (mandan|manda|piden|pide|obliga a mandar) ~ (fotos|videos) ~ (desnud*|intim*)
    (<!(versiculo|dios|que|no|esto|eso|quien|verdad) )?(me|nos) (ha|han|esta|estaba|sigue|volvio a|quiere|suele|intento|trato de|vive|vuelve a|siempre|muy)? (pega|pego|pegaba|pegan|pegado|pegando|golpea|golpeo|golpeaba|golpean|golpeado|golpeando|maltrata|maltrato|maltrataba|maltratan|maltratado|violo|viola|violaba|violaron|violado|violar|abuso|abusaba|abusaron|ahorco|ahorca|estrangulo|estrangula|cachetea|cacheteo|abofeteo|abofetea|agredio|agrede|patea|pateo|manosea|manoseo|manoseaba|da golpes|dio una paliza|da palizas|dio una golpiza|dio una cachetada|agarra a golpes|agarro a golpes|secuestro|quema|quemo|escupe|empuja|empujo|arrastra|arrastro|azota|pegar|golpear|lastima|acosa|acoso|acosaba|acosan|chantajea|persigue|sigue a todas partes|jala del pelo|agarra del cuello|agarro del cuello|puso un cuchillo|apunto con|apunta con|encerro|encierra|amarra|amarro|drogo|insulta y golpea|tira cosas) !(fuerte leer|el corazon|dios|la conciencia|la idea|la duda|el sermon)
    {person} ~ (me|nos) (ha|esta|estaba|sigue)? (hits|{hits}|{touches}) !(el corazon|la vida|profundamente|leer|orar|mucho el)
    {person} ~ (abusa|abuso|abusaba|abusado|aprovecho|aprovecha) (sexualmente)? (de) (mi|nosotr*|mi hij*|mi herman*|ella|el)
    {kin} ~ (entra|entro|entraba|viene|venia|se mete|metia|mete|se metio) ~ (cuarto|habitacion|cama|pieza|recamara|dormitorio|bano) ~
    (me|nos) (obliga|obligo|obligaba|obligan|forzo|fuerza|forzaba|forzaron|hizo|hace|hacia|pide|pidio) ~ (a)? ~ (sexo|relaciones|acostarme|acostar*|tocar*|desnud*|casar*|cosas|prostitu*|abortar|tener sexo|fotos desnuda)
    (pide|pidio|manda|mando|quiere|exige) ~ (fotos|nudes|pack|videos) ~ (desnud*|intim*|mias|mios|mi|$)
    (me|nos) (metio|mete|puso|pone|paso|pasa) (la|las|su|sus|una) (mano|manos|dedos) ~
    (me)? (fui|he sido|soy|estoy siendo|siendo|fue|es|ha sido|estaba siendo|sido) ~ (violad*|abusad*|golpead*|maltratad*|agredid*|acosad*|secuestrad*|amenazad*|manosead*|tocad*|drogad*|explotad*|vendid*) !(por faraon|por los|por satanas|en la biblia|por los soldados)
    (mi|una|la|su|mis|ella|el|el|nuestra) (_ )?(_ )?(es|fue|esta siendo|ha sido|son) (violad*|abusad*|golpead*|maltratad*|acosad*|amenazad*) (por (su|mi|un|el) ({near}))
    (me violaron|me violo|abusaron de mi|abuso de mi|abusa de mi|abusaba de mi)
    (soy|fui|victima|sobreviviente|sufro|vivo|sufri|viviendo|estoy en|tengo) ~ (violencia|maltrato|maltratos|abuso|abusos|violencia domestica|golpes|relacion abusiva) ~ !(segun|en la biblia)
    (matrimonio|relacion|marido|esposo|novio|pareja|padre|hogar|ex) (abusiv*|violent*|maltratador*|golpeador*|agresiv*)
    (tengo|siento|me da|con|vivo con) (miedo|terror|panico) ~ (a|de|en)? ~ (casa|hogar|mi (marido|esposo|padre|papa|padrastro|novio|pareja|tio|madre|mama|ex|hermano)|de el|que me (mate|pegue|haga)|por mi vida|y (tengo )?miedo) !(del|de la biblia)
    {kin} ~ (persigue|acosa|sigue|vigila|espia) ~ (miedo|casa|$|calle)
    (amenaza*|amenazo|amenazado|dice que|dijo que|jura|juro) ~ (matarme|va a matar|me mata|matar|me va a matar|golpearme|va a golpear|me va a pegar|hacerme dano|quitarme a mis hijos|publicar)
    (me|nos) (va a|quiere|quiso|intento|trato de|iba a) (matar|golpear|pegar|violar|hacer dano) <!(saul|faraon|herodes|esau|cain|absalon) 
    (quiere|va a|intento|trato de|quiso) (matarme|golpearme|violarme|pegarme|ahorcarme|hacerme dano|estrangularme|tocarme)
    (no me deja|no nos deja|no me dejan|no me permite) (salir|ir|hablar|trabajar|ver|llamar|irme|tener|estudiar|usar)
    (quito|quita|tiene|escondio|retiene|quitaron|controla|revisa) (mi|el|mis|los) (pasaporte|documentos|papeles|telefono|celular|movil|dinero|llaves) ~~ (no|$|irme|salir)
    (me|nos) (quito|quita|quitaron|retiene|escondio) (el|mi|los|mis) (pasaporte|documentos|papeles|telefono|celular|llaves)
    (me|nos) (tiene|tienen|encerro|encierra|dejo|mantiene) ~ (encerrad*|secuestrad*|encerro|con llave|amarrad*|amenazad*|prisioner*)
    (escondid*|encerrad*) ~ (bano|closet|armario|cuarto|carro) ~ (de mi|mi|porque|el|$)
    (alguien|hombre|ladron|tipo|el|ex) ~ (entrar|entro|entrando|romper|afuera|siguiendo|siguiendome|persiguiendo*|metiendose) ~ (casa|puerta|ventana|departamento|me|mi)
    (quieren|quiere|obligan|van a|va a|obliga) (a)? (casarme|casar|venderme|vender|que me case) ~ (con|a) ~
    (mi|nuestro|es) secreto ~ (nadie|toca|dice) 
    (hacia|hizo|hace|hacian) cosas ~ (conmigo|a mi|cuando era|de nin*|chic*)
    {person} ~ (toca|toco|tocaba|manosea|manoseo|violo|viola|abusa de|abuso de|pega a|pega|golpea a|golpea|golpeo a|maltrata a|lastima a) (a )?(mi|mis|la|nuestr*) (_ )?(hij*|nin*|herman*|sobrin*|niet*|mama|madre|bebe|prim*)
    (creo|que|a) ~ (a)? (mi|la|mis) (hij*|nin*|herman*|sobrin*|niet*|amiga|amigo|prim*|vecin*) (la|lo|le) (toca|toco|tocan|violo|viola|pega|golpea|maltrata|abusa) ~
    ({kin}|alguien) ~~ (su) (_ )?({near}) (la|lo|le)? (toca|toco|abusa|abuso|viola|violo|pega|golpea|maltrata)
    (debo|tengo que|puedo) ~ (perdonar|quedarme|seguir|obedecer|someterme|dejar) ~~ (me pega|me golpea|me violo|abuso|me maltrata|violent*)
    (moretones|moretes|golpes|marcas) ~ (cuerpo|cara|brazos|cubierta|llena|por todo)
  `,
  despair: `
    nada (me)? importa ($|ni $)
    (siento que|que|^) (sobro|estorbo|valgo nada|importo a nadie) ($|en todas|en todos|en mi|aqui)
    (vivir|la vida) me (duele|pesa) !(menos|poco)
    (duele|cuesta) vivir ($|tanto|asi)
    no (hay|queda|tengo) nada para mi ($|aqui|en este mundo)
    todos me odian
    no (aguanto|soporto|puedo|resisto) (ni)? (un|otro) (dia|minuto|noche|semana) ($|mas|asi|de esto)
    no (hay|veo|tengo|encuentro) (ninguna)? (salida|escape) ($|para mi|de esto)
    no ~ (veo|encuentro|hallo|tiene) ~ sentido a (nada|todo|la vida|mi vida)
    (que|cual es el) (sentido|caso|punto) (tiene|de) (todo|todo esto|nada|seguir|esto) ($|si|cuando|senor|dios)
    (no|ya no|sin|perdi|he perdido|perdido) ~ (tengo|hay|queda|veo|siento|la|toda)? ~ (esperanza|esperanzas|salida|futuro) !(en el|de israel|segun|para israel|del|de la)
    nadie me (quiere|ama|entiende|necesita|escucha|extrana|valora|busca|ve)
    a nadie le (importo|importa|intereso)
    (me odio|me detesto|me aborrezco|me doy asco|odio ser yo|me odio a mi mism*)
    (estoy|me siento|ando|siento|sigo|me encuentro) ~ (deprimid*|desesperad*|hundid*|destrozad*|destruid*|rot*|vaci*|inutil|desesperanzad*|acabad*|muert* por dentro|en depresion|sol* en el mundo|abandonad*|desolad*|miserable|basura|angustiad*|quebrad*) !(por saber|por leer|de cansancio|de hambre)
    (no valgo|valgo) (para)? nada
    (no sirvo|no sirvo) (para)? nada
    (soy) (un|una) (fracaso|fracasad*|basura|inutil|error|mierda|desastre|asco)
    (lloro|llorar|llorando|llore) ~ (todas las noches|todos los dias|cada noche|toda la noche|cada dia|a escondidas|todo el dia|todo el tiempo)
    (no puedo|no aguanto|no soporto) mas $
    (no puedo|no aguanto|no soporto) mas (el|este|esta|con (el|este|esta|mi|la|todo)) (dolor|sufrimiento|vida|soledad|tristeza|angustia|situacion|todo)
    (completamente|totalmente|tan|muy|estoy|siento) sol* y (no puedo|nadie|triste|desesperad*|sin)
    (todo) (esta|lo veo|es) (oscuro|negro|perdido|en vano|sin sentido)
    (dios) (me odia|no me quiere|no me ama|me rechaza)
    (mi vida|mi mundo) (es|esta|se) (un infierno|destruida|desmorona|derrumba|un desastre|cae a pedazos|vacia|destrozada|una porquer*)
    (quiero) (rendirme|tirar la toalla|darme por vencid*) 
    (no se) que hacer (con mi vida|ya)
  `,
};
