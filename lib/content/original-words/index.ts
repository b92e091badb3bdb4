// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { abba } from "./abba";
import { adonai } from "./adonai";
import { agape } from "./agape";
import { amen } from "./amen";
import { berith } from "./berith";
import { charis } from "./charis";
import { christos } from "./christos";
import { chronos } from "./chronos";
import { doulos } from "./doulos";
import { ekklesia } from "./ekklesia";
import { elShaddai } from "./el-shaddai";
import { eliLamaSabachthani } from "./eli-lama-sabachthani";
import { elohim } from "./elohim";
import { emmanuel } from "./emmanuel";
import { emunah } from "./emunah";
import { ephphatha } from "./ephphatha";
import { euangelion } from "./euangelion";
import { gehenna } from "./gehenna";
import { hades } from "./hades";
import { hallelujah } from "./hallelujah";
import { hesed } from "./hesed";
import { hokmah } from "./hokmah";
import { hosanna } from "./hosanna";
import { kadosh } from "./kadosh";
import { kairos } from "./kairos";
import { kavod } from "./kavod";
import { koinonia } from "./koinonia";
import { kyrios } from "./kyrios";
import { logos } from "./logos";
import { mammon } from "./mammon";
import { maranatha } from "./maranatha";
import { mashiach } from "./mashiach";
import { metanoia } from "./metanoia";
import { nephesh } from "./nephesh";
import { nephilim } from "./nephilim";
import { parakletos } from "./parakletos";
import { parousia } from "./parousia";
import { philadelphia } from "./philadelphia";
import { philia } from "./philia";
import { pistis } from "./pistis";
import { pneuma } from "./pneuma";
import { psyche } from "./psyche";
import { raca } from "./raca";
import { rhema } from "./rhema";
import { ruach } from "./ruach";
import type { OriginalWord } from "./schema";
import { selah } from "./selah";
import { shalom } from "./shalom";
import { shema } from "./shema";
import { sheol } from "./sheol";
import { sophia } from "./sophia";
import { talithaCumi } from "./talitha-cumi";
import { tetelestai } from "./tetelestai";
import { tohuWabohu } from "./tohu-wabohu";
import { torah } from "./torah";
import { tzedakah } from "./tzedakah";
import { yahweh } from "./yahweh";
import { zoe } from "./zoe";

/** Known by their sound, by the names of their files. */
export const ORIGINAL_WORDS: readonly OriginalWord[] = [
  abba,
  adonai,
  agape,
  amen,
  berith,
  charis,
  christos,
  chronos,
  doulos,
  ekklesia,
  elShaddai,
  eliLamaSabachthani,
  elohim,
  emmanuel,
  emunah,
  ephphatha,
  euangelion,
  gehenna,
  hades,
  hallelujah,
  hesed,
  hokmah,
  hosanna,
  kadosh,
  kairos,
  kavod,
  koinonia,
  kyrios,
  logos,
  mammon,
  maranatha,
  mashiach,
  metanoia,
  nephesh,
  nephilim,
  parakletos,
  parousia,
  philadelphia,
  philia,
  pistis,
  pneuma,
  psyche,
  raca,
  rhema,
  ruach,
  selah,
  shalom,
  shema,
  sheol,
  sophia,
  talithaCumi,
  tetelestai,
  tohuWabohu,
  torah,
  tzedakah,
  yahweh,
  zoe,
];
