import type { LossTables } from "./loss";

export const portugueseLoss: LossTables = {
  signs:
    "morr|mort|falec|perd|parti|foi|deixou|assassin|nasc|afog|suicid|mat|enforc|jog|atir|tir|comet|deu|acab|pos|enterr|sepult|vela|crem|luto|velorio|funeral|aborto|viuv|finad",
  classes: {
    dear: "{near}|bebes|gemeo|gemea|gemeos|cachorro|cachorra|cachorrinho|cachorrinha|gato|gata|gatinho|cavalo|avos|irmaos|tios|bisavo|padrinho|madrinha|sogros|afilhado|afilhada|velho|melhor amigo|melhor amiga|ente querido|nenem|sogrinha",
    mine: "(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas) (?:_ )?(?:{dear})|(?:um|uma) (?:_ )?(?:{dear}) (?:meu|minha|nosso|nossa)|(?:um dos meus|uma das minhas) _",
    died: "(?:acabou de |acabaram de |tinha |ha pouco )?(?:morreu|morreram|morrido|morrer|faleceu|faleceram|falecer|falecido|falecida)|perdeu a vida|se afogou|perderam a vida|partiu|se foi|nos deixou|foi assassinad[oa]|foi mort[oa]|nasceu (?:mort[oa]|sem vida)|(?:esta|ta) mort[oa]|foi morar com (?:deus|jesus|o senhor)",
    joke: "de (?:rir|fome|sono|frio|vontade|calor|medo|cansaco|vergonha|tedio|curiosidade)|por (?:nos|nossos|meus pecados)|para|pra|na cruz|pelo|pelos|ao|embora|com|em viagem",
    selfKilled:
      "se (?:suicidou|matou|enforcou|jogou (?:da|do|na frente|de)|atirou (?:da|do))|(?:tirou|tirado) (?:a )?(?:sua )?(?:propria )?vida|cometeu suicidio|deu (?:fim a|cabo da) (?:propria |sua )?vida|deu um tiro na (?:propria )?cabeca|acabou com a (?:propria )?vida|pos fim a (?:propria |sua )?vida",
  },
  harmless: `
    (se|sonhei que|imagina que|filme|novela|serie|livro) ~~ {died}
  `,
  suicide: `
    {mine} (que)? ({selfKilled}) !(de (rir|estudar|trabalhar)|trabalhando|estudando|de trabalhar)
    suicidio (do|da|de) {mine}
    (perdi|perdemos|perdeu) ~ {mine} ~ suicidio
  `,
  death: `
    {mine} (que|quem)? ({died}) !({joke})
    (morreu|morreram|faleceu|faleceram|mataram) {mine} !({joke})
    (perdi|perdemos|acabei de perder|perdeu) (o|a|um|uma)? ({mine}|bebe|um filho|uma filha|gravidez|um paciente|uma paciente|paciente|um aluno|uma aluna|um amigo|uma amiga) !(de vista|no (shopping|parque|mercado)|na (multidao|rua)|por (briga|dinheiro)|para (as drogas|o mundo))
    (enterrei|enterramos|sepultamos|sepultei|velamos|enterrar|cremamos) (o|a)? {mine}
    (luto|morte|perda|falecimento|partida|velorio|enterro|funeral) (pelo|pela|por|do|da|de|pelos) (morte do|morte da|perda do|perda da)? {mine}
    (estou|estamos|vivo|to) (de|em|vivendo um|passando pelo) luto
    (sofri|tive|sofremos|tivemos) (um|uma)? (aborto espontaneo|perda gestacional|aborto natural)
    (fiquei|sou) viuv*
    (meu|minha) (falecid*|finad*) _
  `,
};
