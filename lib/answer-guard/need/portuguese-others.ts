import type { PersonTables } from "./whose";

export const portugueseOthers: PersonTables = {
  classes: {
    other:
      "(?:meu|minha|meus|minhas|nosso|nossa|um dos meus|uma das minhas) (?:_ )?(?:{near})s?|(?:um|uma) (?:_ )?(?:{near}|jovem|irmao) (?:meu|minha|da (?:minha )?_|do (?:meu )?_)|(?:um|uma) (?:amigo|amiga|colega|aluno|aluna|vizinho|vizinha|primo|prima|conhecido|conhecida)|alguem (?:proximo|que|da minha|do meu)",
    selfThird:
      "se matar|se suicidar|se enforcar|tirar a (?:propria )?vida|morrer|sumir|acabar com (?:a vida|tudo|a propria vida)|por fim a vida|se machucar|se cortar|suicidio|se jogar",
  },
  visitor: `
    (eu|quero|estou|sou|vou|tenho|sinto|aguento|penso|desejo|comigo|mim|minha vida|minha morte|meus bracos|meus pulsos|meu corpo|minha casa)
    me !({says}|conta|contou|disse|diz|falou|pediu|mandou|escreveu|ligou)
  `,
  others: `
    <!(para) {other}
    <!(para) {kin}
    ({kin}|{other}) que
    (ele|ela|eles|alguem|quer se|vai se|diz que|disse que|falou que)
  `,
  victims: `
    ({hits}|{touches}|mexe|mexeu) (nela|nele|neles|nelas|dela|dele|ela|ele|com ela|com ele|na|no|nas|nos|a|os|as) ~
    ({hits}) (a|o|na|no|da|do)? (mulher|esposa|marido|filh*|crianca*|irma|irmao|mae|minha|meu)
    (e|foi|esta sendo|sofre|vive|apanha) ~ (espancad*|abusad*|agredid*|maltratad*|estuprad*|violencia|abuso|do marido|do namorado|do pai)
  `,
  reports: `
    {other} (me)? (diz|disse|escreveu|mandou|postou|publicou|gritou) $
  `,
  selfHarm: `
    {other} ~~ (quer|vai|pensa em|fala em|falou que vai|disse que vai|dizendo que vai|ameaca|ameacou|tentou|planeja|vive falando em|prefere|seria melhor|fala que quer|diz que quer) ~ ({selfThird}) !(de rir|de fome|de vontade|para|pelo)
    {other} ~~ nao (quer|tem vontade de|aguenta) (mais)? (viver|estar aqui|existir|continuar vivendo) !(em|com|comigo)
    {other} ~~ nao tem (mais)? (motivo|razao|sentido) ~ (viver|vida)
    {other} (anda|esta|vive|fica|continua)? se (cortando|mutilando|corta|mutila|machuca) ~ !(o cabelo)
    {other} ~~ (melhor|felizes) sem (ele|ela)
    {other} ~~ (tomou|engoliu|ingeriu) ~ (comprimidos|remedios|cartela|veneno|frasco)
    (ajudar|ajudo|digo|dizer|falo|falar|orar|oro|versiculo*|oracao|aconselhar|apoiar) ~~ (alguem|pessoa|amigo|amiga|irmao|irma|quem|jovem) que ~ (quer|pensa em|tentou|pensa|deseja) ~ ({selfThird}|suicidio)
  `,
  abuse: `
    (o|a|seu|sua)? (_ )?({near}) (da|do|de) (minha|meu|uma|um) (_ )?({near}) ({hits}|{touches}) ~ (nela|nele|dela|dele|ela|ele)
    {other} ({hits}|{touches}) (a|o|na|no|da|do|nos|nas|os|as)? (propria|sua|seu|seus)? (mulher|esposa|marido|filho*|filha*|crianca*|companheira|namorada|irma*)
    {other} ~~ (o|a|seu|sua) (_ )?({near}) (mexe|mexeu|toca|tocou|abusa|abusou|bate|bateu) (com|em|n*)? (ele|ela|nele|nela|dele|dela)
    (um|uma) (_ )?({near}) (da|do) _ ~ ({says}) ~ (o|a|seu|sua)? (_ )?({near}) (mexe|mexeu|toca|tocou|abusa|abusou|bate|bateu|espanca) ~ (ele|ela|nele|nela|dele|dela)
    {other} (e|foi|esta sendo|sofre|apanha) ~ (espancad*|abusad*|agredid*|maltratad*|estuprad*|violencia|abuso|do marido|do namorado|do pai)
  `,
};
