import type { Section } from "./schema";

export const secondKings: readonly Section[] = [
  {
    passage: "2 Kings 1:2-17",
    words: "king Ahaziah falls through the lattice; fire from heaven on the captains",
  },
  {
    passage: "2 Kings 2:1-14",
    words:
      "Elijah taken up in a whirlwind with a chariot of fire; Elisha receives a double portion and the cloak; Jordan parted",
  },
  { passage: "2 Kings 2:19-22", words: "Elisha heals the bad water with salt" },
  {
    passage: "2 Kings 2:23-25",
    words: "youths mock Elisha, baldhead; two bears tear forty-two of them",
  },
  { passage: "2 Kings 4:1-7", words: "Elisha and the widow’s jar of oil pays her debts" },
  {
    passage: "2 Kings 4:8-37",
    words: "the Shunammite woman’s son raised by Elisha; a room with a bed, table, chair and lamp",
  },
  { passage: "2 Kings 4:38-44", words: "death in the pot; twenty loaves feed a hundred men" },
  {
    passage: "2 Kings 5:1-14",
    words: "Naaman the Syrian commander washes seven times in the Jordan and is cured of leprosy",
  },
  { passage: "2 Kings 5:20-27", words: "Gehazi’s greed; Naaman’s leprosy clings to him" },
  { passage: "2 Kings 6:1-7", words: "Elisha makes the lost axe head float" },
  {
    passage: "2 Kings 6:8-23",
    words: "horses and chariots of fire around Elisha; the Syrians struck blind",
  },
  { passage: "2 Kings 6:24-30", words: "famine in Samaria; mothers eat their children" },
  { passage: "2 Kings 7:3-16", words: "four lepers find the empty Syrian camp" },
  { passage: "2 Kings 9:1-13", words: "Jehu anointed king" },
  { passage: "2 Kings 9:14-26", words: "Jehu drives furiously and kills Joram" },
  {
    passage: "2 Kings 9:30-37",
    words: "Jezebel is thrown from a window, trampled and eaten by dogs",
  },
  { passage: "2 Kings 10:18-28", words: "Jehu destroys the worshippers of Baal by a trick" },
  {
    passage: "2 Kings 11:1-16",
    words:
      "queen Athaliah kills the royal family; Joash (Jehoash) is hidden six years by Jehosheba; Jehoiada",
  },
  {
    passage: "2 Kings 11:17-12:5",
    words: "Joash (Jehoash) made king at seven years; repairs the temple",
  },
  {
    passage: "2 Kings 13:14-21",
    words: "Elisha dies; arrows; a dead man revives on touching Elisha’s bones",
  },
  { passage: "2 Kings 15:1-7", words: "king Azariah (Uzziah) a leper in a separate house" },
  { passage: "2 Kings 16:1-4", words: "king Ahaz sacrifices his son in the fire" },
  {
    passage: "2 Kings 17:5-23",
    words: "Assyria takes Samaria; the northern kingdom, ten tribes, carried away",
  },
  { passage: "2 Kings 17:24-33", words: "origin of the Samaritans; lions" },
  { passage: "2 Kings 18:1-8", words: "good king Hezekiah breaks the bronze serpent Nehushtan" },
  { passage: "2 Kings 18:17-37", words: "Rabshakeh of Assyria mocks Jerusalem" },
  { passage: "2 Kings 19:14-19", words: "Hezekiah spreads Sennacherib’s letter before the Lord" },
  {
    passage: "2 Kings 19:32-37",
    words:
      "the angel of the Lord kills 185,000 Assyrian soldiers in one night; Sennacherib killed by his sons",
  },
  {
    passage: "2 Kings 20:1-11",
    words: "Hezekiah ill; fifteen more years; the shadow goes back ten steps; a cake of figs",
  },
  {
    passage: "2 Kings 20:12-21",
    words: "Hezekiah shows his treasures to Babylon; the pool and the conduit (tunnel)",
  },
  {
    passage: "2 Kings 21:1-18",
    words: "Manasseh, the worst king of Judah, longest reign, fifty-five years",
  },
  {
    passage: "2 Kings 22:1-13",
    words: "Josiah king at eight years; the book of the law found in the temple by Hilkiah",
  },
  { passage: "2 Kings 22:14-20", words: "Huldah the prophetess" },
  {
    passage: "2 Kings 23:21-30",
    words: "Josiah’s passover and reform; he dies at Megiddo against Pharaoh Necho",
  },
  { passage: "2 Kings 24:8-17", words: "Jehoiachin carried to Babylon with ten thousand" },
  {
    passage: "2 Kings 25:1-12",
    words:
      "Nebuchadnezzar takes Jerusalem; Zedekiah’s sons killed and his eyes put out; temple burned",
  },
  { passage: "2 Kings 25:27-30", words: "Jehoiachin released from prison in Babylon" },
];
