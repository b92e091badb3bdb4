import type { Section } from "./schema";

export const secondKings: readonly Section[] = [
  ["2 Kings 1:2-17", "king Ahaziah falls through the lattice; fire from heaven on the captains"],
  [
    "2 Kings 2:1-14",
    "Elijah taken up in a whirlwind with a chariot of fire; Elisha receives a double portion and the cloak; Jordan parted",
  ],
  ["2 Kings 2:19-22", "Elisha heals the bad water with salt"],
  ["2 Kings 2:23-25", "youths mock Elisha, baldhead; two bears tear forty-two of them"],
  ["2 Kings 4:1-7", "Elisha and the widow’s jar of oil pays her debts"],
  [
    "2 Kings 4:8-37",
    "the Shunammite woman’s son raised by Elisha; a room with a bed, table, chair and lamp",
  ],
  ["2 Kings 4:38-44", "death in the pot; twenty loaves feed a hundred men"],
  [
    "2 Kings 5:1-14",
    "Naaman the Syrian commander washes seven times in the Jordan and is cured of leprosy",
  ],
  ["2 Kings 5:20-27", "Gehazi’s greed; Naaman’s leprosy clings to him"],
  ["2 Kings 6:1-7", "Elisha makes the lost axe head float"],
  ["2 Kings 6:8-23", "horses and chariots of fire around Elisha; the Syrians struck blind"],
  ["2 Kings 6:24-30", "famine in Samaria; mothers eat their children"],
  ["2 Kings 7:3-16", "four lepers find the empty Syrian camp"],
  ["2 Kings 9:1-13", "Jehu anointed king"],
  ["2 Kings 9:14-26", "Jehu drives furiously and kills Joram"],
  ["2 Kings 9:30-37", "Jezebel is thrown from a window, trampled and eaten by dogs"],
  ["2 Kings 10:18-28", "Jehu destroys the worshippers of Baal by a trick"],
  [
    "2 Kings 11:1-16",
    "queen Athaliah kills the royal family; Joash (Jehoash) is hidden six years by Jehosheba; Jehoiada",
  ],
  ["2 Kings 11:17-12:5", "Joash (Jehoash) made king at seven years; repairs the temple"],
  ["2 Kings 13:14-21", "Elisha dies; arrows; a dead man revives on touching Elisha’s bones"],
  ["2 Kings 15:1-7", "king Azariah (Uzziah) a leper in a separate house"],
  ["2 Kings 16:1-4", "king Ahaz sacrifices his son in the fire"],
  ["2 Kings 17:5-23", "Assyria takes Samaria; the northern kingdom, ten tribes, carried away"],
  ["2 Kings 17:24-33", "origin of the Samaritans; lions"],
  ["2 Kings 18:1-8", "good king Hezekiah breaks the bronze serpent Nehushtan"],
  ["2 Kings 18:17-37", "Rabshakeh of Assyria mocks Jerusalem"],
  ["2 Kings 19:14-19", "Hezekiah spreads Sennacherib’s letter before the Lord"],
  [
    "2 Kings 19:32-37",
    "the angel of the Lord kills 185,000 Assyrian soldiers in one night; Sennacherib killed by his sons",
  ],
  [
    "2 Kings 20:1-11",
    "Hezekiah ill; fifteen more years; the shadow goes back ten steps; a cake of figs",
  ],
  [
    "2 Kings 20:12-21",
    "Hezekiah shows his treasures to Babylon; the pool and the conduit (tunnel)",
  ],
  ["2 Kings 21:1-18", "Manasseh, the worst king of Judah, longest reign, fifty-five years"],
  [
    "2 Kings 22:1-13",
    "Josiah king at eight years; the book of the law found in the temple by Hilkiah",
  ],
  ["2 Kings 22:14-20", "Huldah the prophetess"],
  ["2 Kings 23:21-30", "Josiah’s passover and reform; he dies at Megiddo against Pharaoh Necho"],
  ["2 Kings 24:8-17", "Jehoiachin carried to Babylon with ten thousand"],
  [
    "2 Kings 25:1-12",
    "Nebuchadnezzar takes Jerusalem; Zedekiah’s sons killed and his eyes put out; temple burned",
  ],
  ["2 Kings 25:27-30", "Jehoiachin released from prison in Babylon"],
];
