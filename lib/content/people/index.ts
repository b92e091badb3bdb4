// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { aaron } from "./aaron";
import { abraham } from "./abraham";
import { adamAndEve } from "./adam-and-eve";
import { ahab } from "./ahab";
import { amos } from "./amos";
import { barnabas } from "./barnabas";
import { bathsheba } from "./bathsheba";
import { belshazzar } from "./belshazzar";
import { caiaphas } from "./caiaphas";
import { cyrusTheGreat } from "./cyrus-the-great";
import { daniel } from "./daniel";
import { david } from "./david";
import { deborah } from "./deborah";
import { elijah } from "./elijah";
import { elisha } from "./elisha";
import { esther } from "./esther";
import { ezekiel } from "./ezekiel";
import { ezra } from "./ezra";
import { gallio } from "./gallio";
import { gideon } from "./gideon";
import { hannah } from "./hannah";
import { herodAgrippaIi } from "./herod-agrippa-ii";
import { herodAntipas } from "./herod-antipas";
import { herodTheGreat } from "./herod-the-great";
import { hezekiah } from "./hezekiah";
import { hosea } from "./hosea";
import { huldah } from "./huldah";
import { isaac } from "./isaac";
import { isaiah } from "./isaiah";
import { jacob } from "./jacob";
import { jamesBrotherOfTheLord } from "./james-brother-of-the-lord";
import { jamesSonOfZebedee } from "./james-son-of-zebedee";
import { jehoiachin } from "./jehoiachin";
import { jehu } from "./jehu";
import { jeremiah } from "./jeremiah";
import { jeroboamI } from "./jeroboam-i";
import { jeroboamIi } from "./jeroboam-ii";
import { jesusOfNazareth } from "./jesus-of-nazareth";
import { johnSonOfZebedee } from "./john-son-of-zebedee";
import { johnTheBaptist } from "./john-the-baptist";
import { josephOfNazareth } from "./joseph-of-nazareth";
import { josephSonOfJacob } from "./joseph-son-of-jacob";
import { joshua } from "./joshua";
import { josiah } from "./josiah";
import { luke } from "./luke";
import { lydia } from "./lydia";
import { manasseh } from "./manasseh";
import { marthaMaryAndLazarus } from "./martha-mary-and-lazarus";
import { maryMagdalene } from "./mary-magdalene";
import { maryMotherOfJesus } from "./mary-mother-of-jesus";
import { mesha } from "./mesha";
import { miriam } from "./miriam";
import { moses } from "./moses";
import { nebuchadnezzarIi } from "./nebuchadnezzar-ii";
import { nehemiah } from "./nehemiah";
import { noah } from "./noah";
import { onesimus } from "./onesimus";
import { paul } from "./paul";
import { peter } from "./peter";
import { philipTheEvangelist } from "./philip-the-evangelist";
import { pontiusPilate } from "./pontius-pilate";
import { priscillaAndAquila } from "./priscilla-and-aquila";
import { rahab } from "./rahab";
import { ruth } from "./ruth";
import { samson } from "./samson";
import { samuel } from "./samuel";
import { sarah } from "./sarah";
import { saul } from "./saul";
import type { Person } from "./schema";
import { sennacherib } from "./sennacherib";
import { solomon } from "./solomon";
import { stephen } from "./stephen";
import { timothy } from "./timothy";
import { zerubbabel } from "./zerubbabel";

/** In the order of their time. */
export const PEOPLE: readonly Person[] = [
  adamAndEve,
  noah,
  abraham,
  sarah,
  isaac,
  jacob,
  josephSonOfJacob,
  moses,
  aaron,
  miriam,
  joshua,
  rahab,
  deborah,
  gideon,
  samson,
  ruth,
  hannah,
  samuel,
  saul,
  david,
  bathsheba,
  solomon,
  jeroboamI,
  ahab,
  elijah,
  elisha,
  jehu,
  mesha,
  jeroboamIi,
  amos,
  hosea,
  isaiah,
  hezekiah,
  sennacherib,
  manasseh,
  josiah,
  huldah,
  jeremiah,
  jehoiachin,
  nebuchadnezzarIi,
  ezekiel,
  daniel,
  belshazzar,
  cyrusTheGreat,
  zerubbabel,
  ezra,
  nehemiah,
  esther,
  herodTheGreat,
  maryMotherOfJesus,
  josephOfNazareth,
  johnTheBaptist,
  jesusOfNazareth,
  peter,
  jamesSonOfZebedee,
  johnSonOfZebedee,
  maryMagdalene,
  marthaMaryAndLazarus,
  pontiusPilate,
  caiaphas,
  herodAntipas,
  stephen,
  philipTheEvangelist,
  paul,
  barnabas,
  luke,
  timothy,
  priscillaAndAquila,
  lydia,
  jamesBrotherOfTheLord,
  gallio,
  herodAgrippaIi,
  onesimus,
];
