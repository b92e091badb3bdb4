import type { BuiltInPlan } from "./schema";

// The four Gospels in a broad harmony, parallel accounts on the same day where possible. The order
// of some scenes is a judgment.
export const jesusLifeMinistry: BuiltInPlan = {
  id: "jesus-life-ministry",
  order: 40,
  title: "Jesus' Life & Ministry",
  description:
    "The four Gospels read together, scene by scene, from the announcement of Jesus’ birth to the risen Lord sending out his disciples.",
  duration: "60 days",
  category: "Gospels",
  difficulty: "Intermediate",
  dailyReading: "~10-15 min",
  completeIn: ["Matthew", "Mark", "Luke", "John"],
  days: [
    {
      title: "The Word and the announcements",
      passages: [
        ["John 1:1-18", 303],
        ["Luke 1:1-45", 936],
      ],
    },
    {
      title: "Songs of hope and a family line",
      passages: [
        ["Luke 1:46-80", 553],
        ["Matthew 1", 537],
      ],
    },
    {
      title: "Birth and childhood",
      passages: [
        ["Luke 2", 1048],
        ["Matthew 2", 581],
      ],
    },
    {
      title: "John the Baptist and the baptism",
      passages: [
        ["Matthew 3", 377],
        ["Mark 1:1-11", 211],
        ["Luke 3", 843],
      ],
    },
    {
      title: "Temptation and first disciples",
      passages: [
        ["Matthew 4:1-11", 235],
        ["Mark 1:12-13", 32],
        ["Luke 4:1-13", 266],
        ["John 1:19-51", 670],
      ],
    },
    { title: "Cana, the temple and Nicodemus", passages: [["John 2-3", 1218]] },
    {
      title: "The woman of Samaria; into Galilee",
      passages: [
        ["John 4", 1070],
        ["Matthew 4:12-17", 110],
        ["Mark 1:14-15", 37],
        ["Luke 4:14-15", 29],
      ],
    },
    {
      title: "Nazareth and Capernaum",
      passages: [
        ["Luke 4:16-44", 682],
        ["Matthew 4:18-25", 168],
        ["Mark 1:16-45", 592],
      ],
    },
    {
      title: "Calling sinners",
      passages: [
        ["Luke 5", 886],
        ["Mark 2:1-22", 529],
      ],
    },
    {
      title: "Lord of the Sabbath",
      passages: [
        ["John 5", 982],
        ["Mark 2:23-3:6", 263],
      ],
    },
    {
      title: "The Twelve and the Sermon on the Plain",
      passages: [
        ["Mark 3:7-19", 222],
        ["Luke 6", 1170],
      ],
    },
    { title: "Sermon on the Mount I", passages: [["Matthew 5", 1062]] },
    { title: "Sermon on the Mount II", passages: [["Matthew 6-7", 1362]] },
    { title: "Authority over sickness, storm and sin", passages: [["Matthew 8-9", 1513]] },
    {
      title: "The centurion, the widow and John’s question",
      passages: [
        ["Luke 7", 1128],
        ["Matthew 11:1-19", 380],
      ],
    },
    {
      title: "Sending out the Twelve",
      passages: [
        ["Matthew 10", 869],
        ["Mark 6:7-13", 149],
        ["Luke 9:1-6", 102],
      ],
    },
    {
      title: "Rest for the weary; the sign of Jonah",
      passages: [
        ["Matthew 11:20-30", 262],
        ["Matthew 12", 1107],
      ],
    },
    { title: "Parables of the kingdom I", passages: [["Matthew 13", 1316]] },
    {
      title: "Parables of the kingdom II",
      passages: [
        ["Mark 3:20-4:34", 972],
        ["Luke 8:1-21", 496],
      ],
    },
    { title: "The storm, the demoniac, Jairus", passages: [["Mark 4:35-5:43", 1048]] },
    {
      title: "Faith and rejection; the death of John",
      passages: [
        ["Luke 8:22-56", 851],
        ["Mark 6:1-6", 147],
        ["Mark 6:14-29", 373],
        ["Matthew 14:1-12", 209],
        ["Luke 9:7-9", 69],
      ],
    },
    {
      title: "Five thousand fed; walking on the sea",
      passages: [
        ["Matthew 14:13-36", 486],
        ["Mark 6:30-56", 575],
        ["Luke 9:10-17", 206],
      ],
    },
    { title: "The bread of life", passages: [["John 6", 1490]] },
    {
      title: "Tradition and true cleanness",
      passages: [
        ["Matthew 15", 739],
        ["Mark 7", 772],
      ],
    },
    {
      title: "You are the Christ",
      passages: [
        ["Mark 8", 783],
        ["Matthew 16", 645],
        ["Luke 9:18-27", 231],
      ],
    },
    {
      title: "The Transfiguration",
      passages: [
        ["Matthew 17", 593],
        ["Mark 9:1-32", 681],
        ["Luke 9:28-45", 403],
      ],
    },
    {
      title: "Greatness, forgiveness, following",
      passages: [
        ["Matthew 18", 843],
        ["Mark 9:33-50", 432],
        ["Luke 9:46-62", 362],
      ],
    },
    { title: "At the Feast of Tabernacles", passages: [["John 7", 981]] },
    { title: "The light of the world", passages: [["John 8", 1273]] },
    {
      title: "The man born blind; the good shepherd",
      passages: [
        ["John 9", 818],
        ["John 10:1-21", 438],
      ],
    },
    {
      title: "The seventy, the Samaritan, prayer",
      passages: [
        ["Luke 10", 939],
        ["Luke 11:1-13", 332],
      ],
    },
    {
      title: "Signs and woes; the Feast of Dedication",
      passages: [
        ["Luke 11:14-54", 959],
        ["John 10:22-42", 361],
      ],
    },
    { title: "Do not be afraid; be ready", passages: [["Luke 12", 1313]] },
    { title: "The narrow door and the great supper", passages: [["Luke 13-14", 1592]] },
    { title: "Lost and found; the rich man and Lazarus", passages: [["Luke 15-16", 1451]] },
    { title: "The raising of Lazarus", passages: [["John 11", 1139]] },
    {
      title: "Faith, gratitude, persistence",
      passages: [
        ["Luke 17", 731],
        ["Luke 18:1-14", 289],
      ],
    },
    {
      title: "Marriage, children, riches",
      passages: [
        ["Matthew 19", 688],
        ["Mark 10:1-31", 620],
      ],
    },
    {
      title: "The first will be last",
      passages: [
        ["Luke 18:15-34", 398],
        ["Matthew 20:1-28", 650],
        ["Mark 10:32-45", 356],
      ],
    },
    {
      title: "Jericho",
      passages: [
        ["Matthew 20:29-34", 110],
        ["Mark 10:46-52", 159],
        ["Luke 18:35-43", 137],
        ["Luke 19:1-28", 570],
      ],
    },
    {
      title: "The king comes to Jerusalem",
      passages: [
        ["Matthew 21:1-22", 504],
        ["Mark 11:1-26", 571],
        ["Luke 19:29-48", 401],
      ],
    },
    { title: "Anointed at Bethany; the grain of wheat", passages: [["John 12", 1059]] },
    {
      title: "By what authority?",
      passages: [
        ["Matthew 21:23-46", 573],
        ["Mark 11:27-12:12", 389],
        ["Luke 20:1-19", 401],
      ],
    },
    {
      title: "Questions in the temple",
      passages: [
        ["Matthew 22", 801],
        ["Mark 12:13-37", 597],
      ],
    },
    {
      title: "Woes and the widow’s gift",
      passages: [
        ["Luke 20:20-47", 492],
        ["Mark 12:38-44", 146],
        ["Luke 21:1-4", 70],
        ["Matthew 23", 812],
      ],
    },
    { title: "The Olivet discourse I", passages: [["Matthew 24", 1043]] },
    {
      title: "The Olivet discourse II",
      passages: [
        ["Mark 13", 785],
        ["Luke 21:5-38", 694],
      ],
    },
    { title: "Bridesmaids, talents, sheep and goats", passages: [["Matthew 25", 976]] },
    {
      title: "The plot and the Passover",
      passages: [
        ["Matthew 26:1-35", 702],
        ["Mark 14:1-31", 710],
      ],
    },
    {
      title: "The upper room",
      passages: [
        ["Luke 22:1-38", 732],
        ["John 13", 822],
      ],
    },
    { title: "The farewell discourse I", passages: [["John 14-15", 1317]] },
    { title: "The farewell discourse II and the prayer", passages: [["John 16-17", 1400]] },
    {
      title: "Gethsemane and the council",
      passages: [
        ["Matthew 26:36-75", 875],
        ["Mark 14:32-72", 828],
      ],
    },
    {
      title: "Arrest and denial",
      passages: [
        ["Luke 22:39-71", 629],
        ["John 18:1-27", 592],
      ],
    },
    {
      title: "Before Pilate and Herod",
      passages: [
        ["Matthew 27:1-31", 630],
        ["Mark 15:1-20", 329],
        ["Luke 23:1-25", 457],
      ],
    },
    {
      title: "It is finished",
      passages: [
        ["John 18:28-40", 341],
        ["John 19", 987],
      ],
    },
    {
      title: "The cross and the tomb I",
      passages: [
        ["Matthew 27:32-66", 680],
        ["Mark 15:21-47", 533],
      ],
    },
    {
      title: "The cross and the tomb II; he is risen",
      passages: [
        ["Luke 23:26-56", 591],
        ["Matthew 28", 413],
      ],
    },
    {
      title: "The empty tomb and the road to Emmaus",
      passages: [
        ["Mark 16", 440],
        ["Luke 24", 976],
      ],
    },
    { title: "That you may believe", passages: [["John 20-21", 1430]] },
  ],
};
