import type { Expecting } from "./questions";

/**
 * Questions of fact written after the site's list of stories, and so not known to it: no story was
 * added for them.
 */
export const FRESH_FACTS: readonly Expecting[] = [
  ["Which river flowed out of Eden?", "Genesis 2:10-14"],
  [
    "How many sons did Jacob have?",
    "Genesis 35:22-26; Genesis 42:13; Genesis 42:32; Exodus 1:1-5; Acts 7:8; Genesis 29:31-35; Genesis 49:28",
  ],
  ["Who was thrown into prison in Egypt because of Potiphar's wife?", "Genesis 39:7-20"],
  ["What turned into a snake before Pharaoh?", "Exodus 7:8-12; Exodus 4:2-4; Exodus 7:15"],
  ["Who held up the hands of Moses during the battle with Amalek?", "Exodus 17:10-13"],
  [
    "Which two spies gave a good report of the land?",
    "Numbers 13:30; Numbers 14:6-9; Numbers 14:30; Numbers 14:38; Numbers 14:24; Numbers 26:65; Numbers 32:12; Deuteronomy 1:36",
  ],
  ["Which judge killed the fat king Eglon?", "Judges 3:15-22"],
  ["Whose daughter came out to meet him with dances after his vow?", "Judges 11:30-40"],
  ["What did Samson use to kill a thousand Philistines?", "Judges 15:15-16"],
  ["How did Eli the priest die?", "1 Samuel 4:15-18"],
  [
    "Who was Saul's daughter that loved David?",
    "1 Samuel 18:20-28; 2 Samuel 6:16; 2 Samuel 6:20-23; 1 Samuel 19:11-17",
  ],
  ["What was Mephibosheth's handicap?", "2 Samuel 4:4; 2 Samuel 9:3-13; 2 Samuel 19:24-26"],
  ["Which king of Judah became a leper?", "2 Kings 15:5; 2 Chronicles 26:16-23"],
  ["Who became king when he was eight years old?", "2 Kings 22:1; 2 Chronicles 34:1"],
  ["Which prophet was told to lie on his side for many days?", "Ezekiel 4:4-6"],
  ["What did Jeremiah buy while he was in prison?", "Jeremiah 32:6-15"],
  ["What did the angel touch Isaiah's lips with?", "Isaiah 6:5-7"],
  ["Who was the cupbearer of King Artaxerxes?", "Nehemiah 1:11; Nehemiah 2:1"],
  ["What shaded Jonah and was eaten by a worm?", "Jonah 4:6-10"],
  ["Who was the father of John the Baptist?", "Luke 1:5-13; Luke 1:57-67; Luke 3:2; Luke 1:18-20"],
  ["Who held the baby Jesus in the temple and blessed God?", "Luke 2:25-35"],
  ["Where did Joseph take Mary and the child to escape Herod?", "Matthew 2:13-15"],
  [
    "What was Matthew's job before he followed Jesus?",
    "Matthew 9:9; Matthew 10:3; Mark 2:14; Luke 5:27",
  ],
  ["Whose mother-in-law did Jesus heal of a fever?", "Matthew 8:14-15; Mark 1:29-31; Luke 4:38-39"],
  [
    "What fell among thorns in the parable of the sower?",
    "Matthew 13:7; Matthew 13:22; Mark 4:7; Mark 4:18-19; Luke 8:7; Luke 8:14",
  ],
  ["Who asked for the head of John the Baptist on a plate?", "Matthew 14:6-11; Mark 6:21-28"],
  ["What did Peter find in the mouth of the fish?", "Matthew 17:27"],
  [
    "Who cut off the ear of the high priest's servant?",
    "John 18:10-11; John 18:26; Matthew 26:51; Luke 22:50-51; Mark 14:47",
  ],
  [
    "What was written above the cross of Jesus?",
    "John 19:19-22; Matthew 27:37; Mark 15:26; Luke 23:38",
  ],
  ["Who replaced Judas among the twelve?", "Acts 1:15-26"],
  ["Who tried to buy the gift of the Spirit with money?", "Acts 8:9-24"],
  ["Who fell asleep and out of a window while Paul preached?", "Acts 20:7-12"],
  ["What was Paul's trade?", "Acts 18:1-3; Acts 20:33-34"],
  ["Which woman did Peter raise from the dead at Joppa?", "Acts 9:36-42"],
  ["Which slave girl came to the door when Peter knocked?", "Acts 12:12-16"],
  [
    "What are the seven churches of Asia in Revelation?",
    "Revelation 1:4; Revelation 1:11; Revelation 1:20; Revelation 2:1-29; Revelation 3:1-22",
  ],
];
