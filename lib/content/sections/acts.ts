import type { Section } from "./schema";

export const acts: readonly Section[] = [
  {
    passage: "Acts 1:1-11",
    words: "ascension; wait for the Spirit; to the end of the earth; forty days",
  },
  {
    passage: "Acts 1:12-26",
    words: "Matthias is chosen by lot to take Judas’ place as twelfth apostle",
  },
  {
    passage: "Acts 2:1-13",
    words: "Pentecost: wind, tongues of fire, other languages; drunk with new wine",
  },
  { passage: "Acts 2:14-36", words: "Peter’s sermon at Pentecost" },
  {
    passage: "Acts 2:37-47",
    words: "three thousand baptized; breaking bread; all things in common",
  },
  {
    passage: "Acts 3:1-10",
    words: "lame beggar healed at the Beautiful gate; silver and gold have I none",
  },
  { passage: "Acts 4:1-22", words: "Peter and John before the council; no other name" },
  {
    passage: "Acts 4:32-37",
    words: "believers share; Barnabas (Joseph of Cyprus), son of encouragement, sells a field",
  },
  {
    passage: "Acts 5:1-11",
    words: "Ananias and Sapphira lie about the price of land and fall dead",
  },
  { passage: "Acts 5:17-32", words: "an angel opens the prison; we must obey God rather than men" },
  { passage: "Acts 5:33-42", words: "Gamaliel’s advice" },
  { passage: "Acts 6:1-7", words: "seven men (deacons) chosen to serve tables: Stephen, Philip" },
  { passage: "Acts 6:8-15", words: "Stephen accused, face like an angel" },
  {
    passage: "Acts 7:54-60",
    words:
      "Stephen stoned, the first martyr; Saul keeps the garments (coats) of those who stone him",
  },
  { passage: "Acts 8:1-8", words: "Saul persecutes the church; Philip in Samaria" },
  {
    passage: "Acts 8:9-25",
    words: "Simon the sorcerer (magician) offers the apostles money for the gift of the Spirit",
  },
  {
    passage: "Acts 8:26-40",
    words:
      "Philip and the Ethiopian eunuch, treasurer of queen Candace, in his chariot, reading Isaiah; baptized by the road",
  },
  {
    passage: "Acts 9:1-9",
    words: "conversion of Saul (Paul) on the road to Damascus; light; blind three days",
  },
  {
    passage: "Acts 9:10-19",
    words: "Ananias of Damascus lays hands on Saul; scales fall; Straight Street",
  },
  { passage: "Acts 9:20-25", words: "Paul let down the wall of Damascus in a basket" },
  { passage: "Acts 9:26-31", words: "Barnabas brings Saul to the apostles" },
  { passage: "Acts 9:32-35", words: "Aeneas healed at Lydda" },
  {
    passage: "Acts 9:36-43",
    words: "Tabitha (Dorcas), who made clothes, raised by Peter at Joppa; Simon the tanner",
  },
  { passage: "Acts 10:1-8", words: "Cornelius the centurion at Caesarea, first Gentile convert" },
  { passage: "Acts 10:9-23", words: "Peter’s vision of the sheet with unclean animals" },
  { passage: "Acts 10:34-48", words: "God shows no favouritism; Gentiles receive the Spirit" },
  {
    passage: "Acts 11:19-30",
    words:
      "Antioch: disciples first called Christians; Barnabas fetches Saul; Agabus foretells famine",
  },
  {
    passage: "Acts 12:1-5",
    words: "Herod Agrippa kills James, brother of John, with the sword; Peter in prison",
  },
  {
    passage: "Acts 12:6-19",
    words: "angel frees Peter from prison; Rhoda the servant girl at the door",
  },
  { passage: "Acts 12:20-25", words: "Herod struck by an angel, eaten by worms" },
  {
    passage: "Acts 13:1-12",
    words:
      "first missionary journey of Barnabas and Saul; Cyprus; Elymas the sorcerer struck blind; Sergius Paulus",
  },
  { passage: "Acts 13:13-15", words: "John Mark leaves Paul" },
  {
    passage: "Acts 14:8-20",
    words: "Lystra: Barnabas called Zeus (Jupiter) and Paul Hermes (Mercury); Paul stoned",
  },
  { passage: "Acts 15:1-21", words: "council of Jerusalem on circumcision of Gentiles; James" },
  { passage: "Acts 15:36-41", words: "Paul and Barnabas part over John Mark; Silas" },
  { passage: "Acts 16:1-5", words: "Timothy joins Paul at Lystra; Jewish mother, Greek father" },
  { passage: "Acts 16:6-10", words: "Macedonian vision: come over and help us" },
  {
    passage: "Acts 16:11-15",
    words: "Lydia, seller of purple, baptized at Philippi, first convert in Europe",
  },
  {
    passage: "Acts 16:16-24",
    words: "slave girl with a spirit of divination; Paul and Silas beaten and put in stocks",
  },
  {
    passage: "Acts 16:25-40",
    words: "earthquake at midnight; Philippian jailer: what must I do to be saved",
  },
  { passage: "Acts 17:1-9", words: "Thessalonica: Jason; turned the world upside down" },
  { passage: "Acts 17:10-15", words: "noble Bereans search the Scriptures daily" },
  {
    passage: "Acts 17:16-34",
    words: "Paul at Athens, Areopagus, unknown god; Stoics and Epicureans; Dionysius and Damaris",
  },
  {
    passage: "Acts 18:1-11",
    words: "Corinth: Aquila and Priscilla, tentmakers, Paul’s trade (tent making)",
  },
  { passage: "Acts 18:24-28", words: "Apollos of Alexandria taught by Priscilla and Aquila" },
  { passage: "Acts 19:1-10", words: "disciples at Ephesus; school of Tyrannus" },
  { passage: "Acts 19:11-20", words: "seven sons of Sceva; magic books burned; handkerchiefs" },
  {
    passage: "Acts 19:23-41",
    words: "riot at Ephesus: Demetrius the silversmith; great is Artemis (Diana)",
  },
  {
    passage: "Acts 20:7-12",
    words: "Eutychus falls asleep at the window and falls from the third storey at Troas",
  },
  {
    passage: "Acts 20:17-38",
    words: "Paul’s farewell to the elders of Ephesus; more blessed to give",
  },
  {
    passage: "Acts 21:8-14",
    words: "Philip’s four daughters who prophesied; Agabus binds himself with Paul’s belt",
  },
  { passage: "Acts 21:27-36", words: "Paul arrested in the temple" },
  { passage: "Acts 22:1-21", words: "Paul tells his conversion; Gamaliel, Tarsus" },
  { passage: "Acts 22:22-29", words: "Paul claims Roman citizenship" },
  {
    passage: "Acts 23:12-22",
    words: "more than forty men swear to kill Paul; his sister’s son warns",
  },
  { passage: "Acts 24:22-27", words: "Felix puts off Paul; hopes for a bribe; Drusilla" },
  { passage: "Acts 25:6-12", words: "I appeal to Caesar; Festus" },
  {
    passage: "Acts 26:12-32",
    words: "Paul before king Agrippa: almost you persuade me; you are mad",
  },
  {
    passage: "Acts 27:16-44",
    words: "storm and shipwreck; 276 people; angel tells Paul not to fear",
  },
  {
    passage: "Acts 28:1-10",
    words: "Malta: a viper (snake) bites Paul’s hand; Publius’ father healed",
  },
  { passage: "Acts 28:16-31", words: "Paul two years under guard in Rome" },
];
